import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOME_IP, memberWith } from '#account/testing/test-factors.ts'
import { accountKey } from '#account/verification/member-by-login.ts'
import { callerOf, createTestApp, type TestApp } from '#testing/test-app.ts'
import { countWithCaptcha } from './count-with-captcha.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const at = (ip: string) => callerOf(wire, { ip })
const STRANGER = '192.0.2.7'
const tryIt = (username: string, ip: string) => countWithCaptcha(wire.system)(username, at(ip))

const refused = (retryAfter: number) => ({ code: 'TOO_MANY_REQUEST_LOGIN', data: { retryAfter } })
const DAY = 86_400
const FIFTEEN_MINUTES = 900

/** So many tries of strangers, each from a network of its own. */
const flood = async (username: string, times: number, second: number) => {
  for (let time = 0; time < times; time++) await tryIt(username, `10.${time}.${second}.7`)
}

// Proves captcha-4.
describe('the day of an account (docs/captcha.md)', () => {
  test('strangers have 100 tries with a captcha in 15 minutes and 200 a day, whatever they do; the next day they have others', async () => {
    await flood('nobody_there', 100, 0)
    await expect(tryIt('nobody_there', STRANGER)).rejects.toMatchObject(refused(FIFTEEN_MINUTES))
    wire.system.clock.advance(FIFTEEN_MINUTES)
    await flood('nobody_there', 100, 0)
    await expect(tryIt('nobody_there', STRANGER)).rejects.toMatchObject(refused(DAY - FIFTEEN_MINUTES))
    await expect(tryIt('somebody_else', STRANGER)).resolves.toHaveLength(3)
    wire.system.clock.advance(DAY)
    await expect(tryIt('nobody_there', STRANGER)).resolves.toHaveLength(3)
  })

  // Proves sign-in-16.
  test('a try that the day refuses counts nothing, neither for the account nor for the network', async () => {
    await flood('spent', 100, 2)
    wire.system.clock.advance(FIFTEEN_MINUTES)
    await flood('spent', 100, 2)
    wire.system.clock.advance(FIFTEEN_MINUTES)
    const refusals = Array.from({ length: 150 }, () => tryIt('spent', STRANGER))
    for (const one of await Promise.allSettled(refusals)) expect(one.status).toBe('rejected')
    const rows = await wire.system.limits.used('alpha', [
      [{ name: 'login-captcha-account', points: 100, seconds: 900, code: 'TOO_MANY_REQUEST_LOGIN' }, accountKey(at(STRANGER), 'spent')],
      [{ name: 'login-captcha-network', points: 2000, seconds: 900, code: 'TOO_MANY_REQUEST_LOGIN' }, '192.0.2.0/24'],
    ])
    expect(rows).toEqual([0, 0])
  })

  // Proves sign-in-16.
  test('the member’s own networks have a count of their own, whatever strangers do, and the member hears of the strangers once', async () => {
    await memberWith(wire, 'besieged', { email: 'besieged@example.com' })
    const messages = async () => (await wire.system.stores.outbox.newest(50)).filter(({ recipient }) => recipient === 'besieged@example.com')
    await flood('besieged', 100, 1)
    // The 15 minutes of strangers are full, the day is not: at home the member is let in.
    await expect(tryIt('besieged', STRANGER)).rejects.toMatchObject(refused(FIFTEEN_MINUTES))
    await expect(tryIt('besieged', HOME_IP)).resolves.toHaveLength(2)
    wire.system.clock.advance(FIFTEEN_MINUTES)
    await flood('besieged', 100, 1)
    await wire.system.jobs.runDue()
    expect(await messages()).toHaveLength(0)
    for (let time = 0; time < 3; time++) await expect(tryIt('besieged', STRANGER)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST_LOGIN' })
    for (let time = 0; time < 100 - 1; time++) await expect(tryIt('besieged', HOME_IP)).resolves.toHaveLength(2)
    await wire.system.jobs.runDue()
    expect(await messages()).toMatchObject([{ text: expect.stringContaining('many wrong passwords') }])
  })
})
