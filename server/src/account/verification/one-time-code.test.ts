import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshTarget, send } from '#account/testing/test-codes.ts'
import { codeSentTo } from '#account/testing/test-factors.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { callerOf, createTestApp, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { codeRows, jobRows } from '#testing/test-stores.ts'
import type { CodeTarget } from './code-target.ts'
import { checkCode, takeCode } from './one-time-code.ts'

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database })
})
// Each test starts with empty limits.
beforeEach(() => wire.system.clock.advance(2 * 24 * 60 * 60))
afterAll(() => wire.close())

const check = (target: CodeTarget, code: string, caller: Parameters<ReturnType<typeof checkCode>>[2] = callerOf(wire)) =>
  checkCode(wire.system)(target, code, caller)
const codeTo = ({ channel, recipient }: CodeTarget) => codeSentTo(wire, channel === 'sms' ? `+${recipient}` : recipient)
const sent = async (more: Partial<CodeTarget> = {}) => {
  const target = freshTarget(more)
  await send(wire, target)
  return { target, code: await codeTo(target) }
}
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

// Proves two-factor-4.
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
    await send(wire, target)
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
    await send(wire, target)
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
    await send(wire, target)
    const rows = JSON.stringify([await codeRows(database.db), await jobRows(database.db)])
    const code = await codeTo(target)
    expect(code).toMatch(/^\d{6}$/)
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(target.recipient)
  })

  test('is sent in the player’s language, under the merchant’s name', async () => {
    const target = freshTarget()
    await send(wire, target, { ...callerOf(wire), language: 'UR' })
    await wire.system.jobs.runDue()
    const [message] = await wire.system.stores.outbox.newest(1)
    expect(message).toMatchObject({ channel: 'sms', recipient: `+${target.recipient}`, subject: null })
    expect(message?.text).toMatch(/Alpha OTP/)
  })

  test('says when another may be requested, and how long it is valid', async () => {
    expect(await send(wire, freshTarget())).toEqual({ expirationTime: 60, codeLifetime: 300 })
  })
})
