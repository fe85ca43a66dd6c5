import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshTarget, outcomeOfSending, send } from '#account/testing/test-codes.ts'
import { callerOf, createTestApp, type TestApp } from '#testing/test-app.ts'

const DAY = 24 * 60 * 60
let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { sms: { provider: 'outbox', budget: { perDay: 40, perCountryPerDay: 12 } } } } })
})
// Each test starts with empty limits.
beforeEach(() => wire.system.clock.advance(2 * DAY))
afterAll(() => wire.close())

// Proves two-factor-4.
describe('sending (spec 1 §3, A code)', () => {
  test('is refused if the merchant has no message provider', async () => {
    const caller = callerOf(wire)
    const closed = { ...caller, merchant: { ...caller.merchant, channels: { sms: 'off', email: 'off' } as const } }
    expect(await outcomeOfSending(wire, freshTarget(), closed)).toBe('message.channel.off')
  })

  test('one number gets one in 60 s, five in an hour, ten in a day, and is never locked permanently', async () => {
    const target = freshTarget()
    const { clock } = wire.system
    const after = async (seconds: number) => {
      clock.advance(seconds)
      return await outcomeOfSending(wire, target)
    }
    expect([await after(0), await after(59), await after(1)]).toEqual(['sent', 'TOO_MANY_REQUEST', 'sent'])
    expect([await after(60), await after(60), await after(60), await after(60)]).toEqual(['sent', 'sent', 'sent', 'TOO_MANY_REQUEST'])
    expect(await after(3600)).toBe('sent')
    expect([await after(60), await after(60), await after(60), await after(60)]).toEqual(['sent', 'sent', 'sent', 'sent'])
    expect(await after(3600)).toBe('TOO_MANY_REQUEST')
    expect(await after(DAY)).toBe('sent')
  })

  test('many requests at once for one number send one', async () => {
    const target = freshTarget()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcomeOfSending(wire, target)))
    expect(outcomes.filter(outcome => outcome === 'sent')).toHaveLength(1)
  })

  test('a country’s daily budget limits its messages; e-mail has none by country', async () => {
    for (let count = 0; count < 12; count++) expect(await outcomeOfSending(wire, freshTarget())).toBe('sent')
    expect(await outcomeOfSending(wire, freshTarget())).toBe('TOO_MANY_REQUEST')
    expect(await outcomeOfSending(wire, { purpose: 'recovery', channel: 'email', recipient: 'ann@example.com' })).toBe('sent')
    wire.system.clock.advance(DAY)
    expect(await outcomeOfSending(wire, freshTarget())).toBe('sent')
  })

  test('a merchant’s daily budget limits its messages to all countries', async () => {
    const caller = callerOf(wire)
    const small = {
      ...caller,
      merchant: { ...caller.merchant, file: { ...caller.merchant.file, sms: { provider: 'outbox', budget: { perDay: 2 } } as const } },
    }
    expect([
      await outcomeOfSending(wire, freshTarget(), small),
      await outcomeOfSending(wire, freshTarget({ recipient: '18765550100' }), small),
    ]).toEqual(['sent', 'sent'])
    expect(await outcomeOfSending(wire, freshTarget({ recipient: '390612345678' }), small)).toBe('TOO_MANY_REQUEST')
  })

  test('a refused request does not count against the other limits', async () => {
    const target = freshTarget()
    await send(wire, target)
    for (let count = 0; count < 65; count++) expect(await outcomeOfSending(wire, target)).toBe('TOO_MANY_REQUEST')
    expect(await outcomeOfSending(wire, freshTarget())).toBe('sent')
  })
})
