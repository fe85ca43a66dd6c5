import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshAddress, outcomeOfSending } from '#account/testing/test-codes.ts'
import { callerOf, createTestApp, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
// Each test starts with empty limits.
beforeEach(() => wire.system.clock.advance(2 * 24 * 60 * 60))
afterAll(() => wire.close())

const from = (ip: string) => outcomeOfSending(wire, freshAddress(), callerOf(wire, { ip }))

describe('sending from one network (spec 1 §3, A code)', () => {
  test('one network is limited, and others are not affected', async () => {
    for (let count = 0; count < 60; count++) await from('100.64.1.1')
    expect(await from('100.64.1.200')).toBe('TOO_MANY_REQUEST')
    expect(await from('100.64.2.1')).toBe('sent')
  })

  // Proves two-factor-5.
  test('one IPv6 line, a /56 of 256 networks, gets 40 in 15 minutes and 150 a day, a /48 600 a day', async () => {
    /** Sends from another /64 of the line each time; returns how many went out. */
    const fromLine = async (line: string, tries: number) => {
      let sent = 0
      for (let network = 0; network < tries; network += 1)
        if ((await from(`2001:db8:1:${line}${network.toString(16).padStart(2, '0')}::1`)) === 'sent') sent += 1
      return sent
    }
    expect(await fromLine('a0', 50)).toBe(40)
    let perDay = 40
    for (let quarter = 0; quarter < 4; quarter += 1) {
      wire.system.clock.advance(900)
      perDay += await fromLine('a0', 50)
    }
    expect(perDay).toBe(150)
    // Another line of the same /48 may still send, but a quarter of an hour gives the /48 no more than 60.
    wire.system.clock.advance(900)
    expect([await fromLine('b0', 50), await fromLine('c0', 50)]).toEqual([40, 20])
  })

  // Proves two-factor-5.
  test('one /64 gets 20 in 15 minutes', async () => {
    const outcomes: string[] = []
    for (let count = 0; count < 21; count += 1) outcomes.push(await from(`2001:db8:2::${count}`))
    expect(outcomes.filter(outcome => outcome === 'sent')).toHaveLength(20)
    expect(outcomes.at(-1)).toBe('TOO_MANY_REQUEST')
  })
})
