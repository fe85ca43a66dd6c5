import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { Refusal } from '#refusal.ts'
import { callerOf, createTestApp, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { codeSentTo } from '#testing/test-factors.ts'
import { codeRows, jobRows } from '#testing/test-stores.ts'
import type { CodeTarget } from './code-target.ts'
import { checkCode, sendCode, takeCode } from './one-time-code.ts'

const DAY = 24 * 60 * 60
let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database, merchants: { alpha: { sms: { provider: 'outbox', budget: { perDay: 40, perCountryPerDay: 12 } } } } })
})
// Each test starts with empty limits.
beforeEach(() => wire.system.clock.advance(2 * DAY))
afterAll(() => wire.close())

let last = 9170000000
const freshTarget = (more: Partial<CodeTarget> = {}): CodeTarget => ({ purpose: 'visitor', channel: 'sms', recipient: `63${last++}`, ...more })
const send = (target: CodeTarget, caller = callerOf(wire)) => sendCode(wire.system)(target, 'anyone', caller)
const check = (target: CodeTarget, code: string, caller: Parameters<ReturnType<typeof checkCode>>[2] = callerOf(wire)) =>
  checkCode(wire.system)(target, code, caller)
const codeTo = ({ channel, recipient }: CodeTarget) => codeSentTo(wire, channel === 'sms' ? `+${recipient}` : recipient)
const sent = async (more: Partial<CodeTarget> = {}) => {
  const target = freshTarget(more)
  await send(target)
  return { target, code: await codeTo(target) }
}
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
const refusalOf = (sending: Promise<unknown>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  )

describe('a one-time code (spec 1 §3, A code)', () => {
  test('has six digits and works for its purpose, once', async () => {
    const { target, code } = await sent()
    expect(code).toMatch(/^\d{6}$/)
    const right = await check(target, code)
    expect(right && (await takeCode(wire.system.stores, right, wire.system.clock()))).toBe(true)
    expect(await check(target, code)).toBeUndefined()
  })

  test('is never sent after it has expired: its message may be sent for five minutes', async () => {
    const target = freshTarget()
    await send(target)
    const inFiveMinutes = new Date(wire.system.clock().getTime() + 300_000)
    const waiting = (await jobRows(database.db)).filter(({ kind }) => kind === 'message')
    expect(waiting).toMatchObject([{ merchant: 'alpha', provider: 'sms', notAfter: inFiveMinutes }])
    wire.system.clock.advance(300)
    expect(await codeTo(target)).toMatch(/^nothing was sent/)
    expect((await jobRows(database.db)).filter(({ kind }) => kind === 'message')).toEqual([])
  })

  test('can be used by only one of many requests at once', async () => {
    const { target, code } = await sent()
    const right = await check(target, code)
    if (!right) throw new Error('the code should be right')
    const taken = await Promise.all(Array.from({ length: 8 }, () => wire.system.inUnit(unit => takeCode(unit, right, wire.system.clock()))))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('expires after five minutes', async () => {
    const { target, code } = await sent()
    wire.system.clock.advance(5 * 60 - 1)
    const right = await check(target, code)
    expect(right).toBeDefined()
    wire.system.clock.advance(1)
    expect(await check(target, code)).toBeUndefined()
    expect(right && (await takeCode(wire.system.stores, right, wire.system.clock()))).toBe(false)
  })

  test('allows five guesses, also if they come at the same time', async () => {
    const { target, code } = await sent()
    await Promise.all(Array.from({ length: 5 }, () => check(target, wrongFor(code))))
    expect(await check(target, code)).toBeUndefined()

    const other = await sent()
    const guesses = Array.from({ length: 30 }, (_, at) => (at === 29 ? other.code : wrongFor(other.code)))
    await Promise.all(guesses.map(guess => check(other.target, guess)))
    const [row] = (await codeRows(database.db)).filter(({ tries }) => tries > 5)
    expect(row).toBeUndefined()
  })

  test('is accepted at the fifth guess', async () => {
    const { target, code } = await sent()
    for (let guess = 1; guess < 5; guess++) expect(await check(target, wrongFor(code))).toBeUndefined()
    expect(await check(target, code)).toBeDefined()
  })

  test('replaces the previous one', async () => {
    const { target, code } = await sent()
    wire.system.clock.advance(60)
    await send(target)
    const newer = await codeTo(target)
    // Once in a million times the two codes are equal.
    expect(newer === code || (await check(target, code)) === undefined).toBe(true)
    expect(await check(target, newer)).toBeDefined()
  })

  test.each([
    ['purpose', { purpose: 'recovery' }],
    ['recipient', { recipient: '639990000000' }],
    ['channel', { channel: 'email' }],
    ['member', { memberId: 'somebody-else' }],
  ] as const)('is not valid for another %s', async (_what, more) => {
    const { target, code } = await sent({ memberId: 'ann' })
    expect(await check({ ...target, ...more }, code)).toBeUndefined()
    expect(await check(target, code)).toBeDefined()
  })

  test('is not valid at another merchant', async () => {
    const { target, code } = await sent()
    const beta = wire.system.merchants.byCode('beta')
    expect(beta && (await check(target, code, { merchant: beta }))).toBeUndefined()
  })

  test('is nowhere in the database, neither in its row nor in its job', async () => {
    const target = freshTarget()
    await send(target)
    const rows = JSON.stringify([await codeRows(database.db), await jobRows(database.db)])
    const code = await codeTo(target)
    expect(code).toMatch(/^\d{6}$/)
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(target.recipient)
  })

  test('is sent in the player’s language, under the merchant’s name', async () => {
    const target = freshTarget()
    await send(target, { ...callerOf(wire), language: 'UR' })
    await wire.system.jobs.runDue()
    const [message] = await wire.system.stores.outbox.newest(1)
    expect(message).toMatchObject({ channel: 'sms', recipient: `+${target.recipient}`, subject: null })
    expect(message?.text).toMatch(/Alpha OTP/)
  })

  test('says when another may be requested, and how long it is valid', async () => {
    expect(await send(freshTarget())).toEqual({ expirationTime: 60, codeLifetime: 300 })
  })
})

describe('sending (spec 1 §3, A code)', () => {
  test('is refused if the merchant has no message provider', async () => {
    const caller = callerOf(wire)
    const closed = { ...caller, merchant: { ...caller.merchant, channels: { sms: 'off', email: 'off' } as const } }
    expect(await refusalOf(send(freshTarget(), closed))).toBe('message.channel.off')
  })

  test('one number gets one in 60 s, five in an hour, ten in a day, and is never locked permanently', async () => {
    const target = freshTarget()
    const { clock } = wire.system
    const after = async (seconds: number) => {
      clock.advance(seconds)
      return await refusalOf(send(target))
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
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => refusalOf(send(target))))
    expect(outcomes.filter(outcome => outcome === 'sent')).toHaveLength(1)
  })

  test('a country’s daily budget limits its messages; e-mail has none by country', async () => {
    for (let count = 0; count < 12; count++) expect(await refusalOf(send(freshTarget()))).toBe('sent')
    expect(await refusalOf(send(freshTarget()))).toBe('TOO_MANY_REQUEST')
    expect(await refusalOf(send({ purpose: 'recovery', channel: 'email', recipient: 'ann@example.com' }))).toBe('sent')
    wire.system.clock.advance(DAY)
    expect(await refusalOf(send(freshTarget()))).toBe('sent')
  })

  test('a merchant’s daily budget limits its messages to all countries', async () => {
    const caller = callerOf(wire)
    const small = {
      ...caller,
      merchant: { ...caller.merchant, file: { ...caller.merchant.file, sms: { provider: 'outbox', budget: { perDay: 2 } } as const } },
    }
    expect([await refusalOf(send(freshTarget(), small)), await refusalOf(send(freshTarget({ recipient: '18765550100' }), small))]).toEqual([
      'sent',
      'sent',
    ])
    expect(await refusalOf(send(freshTarget({ recipient: '390612345678' }), small))).toBe('TOO_MANY_REQUEST')
  })

  test('a refused request does not count against the other limits', async () => {
    const target = freshTarget()
    await send(target)
    for (let count = 0; count < 65; count++) expect(await refusalOf(send(target))).toBe('TOO_MANY_REQUEST')
    expect(await refusalOf(send(freshTarget()))).toBe('sent')
  })

  test('one network is limited, and others are not affected', async () => {
    const from = (ip: string) =>
      refusalOf(send({ purpose: 'recovery', channel: 'email', recipient: `u${last++}@example.com` }, callerOf(wire, { ip })))
    for (let count = 0; count < 60; count++) await from('100.64.1.1')
    expect(await from('100.64.1.200')).toBe('TOO_MANY_REQUEST')
    expect(await from('100.64.2.1')).toBe('sent')
  })

  test('one IPv6 line, a /56 of 256 networks, gets 40 in 15 minutes and 150 a day, a /48 600 a day', async () => {
    const from = (ip: string) =>
      refusalOf(send({ purpose: 'recovery', channel: 'email', recipient: `u${last++}@example.com` }, callerOf(wire, { ip })))
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

  test('one /64 gets 20 in 15 minutes', async () => {
    const outcomes: string[] = []
    for (let count = 0; count < 21; count += 1)
      outcomes.push(
        await refusalOf(
          send({ purpose: 'recovery', channel: 'email', recipient: `u${last++}@example.com` }, callerOf(wire, { ip: `2001:db8:2::${count}` })),
        ),
      )
    expect(outcomes.filter(outcome => outcome === 'sent')).toHaveLength(20)
    expect(outcomes.at(-1)).toBe('TOO_MANY_REQUEST')
  })
})

describe('strangers, members in their session, and sign-ins by password are counted apart', () => {
  const memberId = 'ann'
  const purposes = ['visitor', 'contact', 'two-factor'] as const

  test.each(purposes)('a code for %s leaves the others’ codes for the same number', async purpose => {
    const target = freshTarget({ purpose })
    expect(await refusalOf(send(target))).toBe('sent')
    for (const other of purposes.filter(one => one !== purpose)) expect(await refusalOf(send({ ...target, purpose: other, memberId }))).toBe('sent')
    expect(await refusalOf(send(target))).toBe('TOO_MANY_REQUEST')
  })

  test('when strangers have used up the budget of the country and of the day, and their network’s, a member’s second factor is sent', async () => {
    for (let count = 0; count < 12; count++) await send(freshTarget())
    expect(await refusalOf(send(freshTarget()))).toBe('TOO_MANY_REQUEST')
    expect(await refusalOf(send(freshTarget({ purpose: 'two-factor', memberId })))).toBe('sent')
    expect(await refusalOf(send(freshTarget({ purpose: 'confirmation', memberId })))).toBe('sent')
  })

  test('a recovery counts as a stranger’s code, because anybody can ask for it', async () => {
    const target = freshTarget()
    await send(target)
    expect(await refusalOf(send({ ...target, purpose: 'recovery' }))).toBe('TOO_MANY_REQUEST')
  })

  test('one member sends codes to at most ten new numbers a day', async () => {
    const outcomes: string[] = []
    for (let count = 0; count < 11; count++) outcomes.push(await refusalOf(send(freshTarget({ purpose: 'contact', memberId: 'collector' }))))
    expect(outcomes.filter(outcome => outcome === 'sent')).toHaveLength(10)
    expect(await refusalOf(send(freshTarget({ purpose: 'contact', memberId: 'other' })))).toBe('sent')
  })
})
