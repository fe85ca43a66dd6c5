import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerOf, createTestApp, type TestApp } from '#testing/test-app.ts'
import { HOME_IP, memberWith } from '#testing/test-factors.ts'
import { countOfDay } from './count-of-day.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const at = (ip: string) => callerOf(wire, { ip })
const STRANGER = '192.0.2.7'
const tryIt = (username: string, ip: string) => countOfDay(wire.system)(username, at(ip))
const refused = { code: 'TOO_MANY_REQUEST_LOGIN', data: { retryAfter: 86_400 } }

describe('the day of an account (docs/captcha.md)', () => {
  test('strangers have 200 tries with a captcha a day, whatever they do; the next day they have others', async () => {
    for (let time = 0; time < 200; time++) expect(await tryIt('nobody_there', `10.${time}.0.7`)).toHaveLength(1)
    await expect(tryIt('nobody_there', STRANGER)).rejects.toMatchObject(refused)
    expect(await tryIt('somebody_else', STRANGER)).toHaveLength(1)
    wire.system.clock.advance(86_400)
    expect(await tryIt('nobody_there', STRANGER)).toHaveLength(1)
  })

  test('the member’s own networks go on, and the member is told once', async () => {
    await memberWith(wire, 'besieged', { email: 'besieged@example.com' })
    const messages = async () => (await wire.system.stores.outbox.newest(50)).filter(({ recipient }) => recipient === 'besieged@example.com')
    for (let time = 0; time < 200; time++) await tryIt('besieged', `10.${time}.1.7`)
    await wire.system.jobs.runDue()
    expect(await messages()).toHaveLength(0)
    for (let time = 0; time < 3; time++) await expect(tryIt('besieged', STRANGER)).rejects.toMatchObject(refused)
    expect(await tryIt('besieged', HOME_IP)).toEqual([])
    await wire.system.jobs.runDue()
    expect(await messages()).toMatchObject([{ text: expect.stringContaining('many wrong passwords') }])
  })
})
