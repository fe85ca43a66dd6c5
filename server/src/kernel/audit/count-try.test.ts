import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { auditEventsIn } from '#testing/stored-rows.ts'
import { callerOf, createTestApp, registration, signIn, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { countTry } from './count-try.ts'

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database })
})
afterAll(() => wire.close())

const limited = async (rule: string) =>
  (await auditEventsIn(database.db)).filter(({ event, detail }) => event === 'login.limited' && 'rule' in detail && detail.rule === rule)

// Proves sign-in-18.
test('all tries that one window of a limit refuses are one event in the audit log, which is counted', async () => {
  const twice: LimitRule = { name: 'twice', points: 2, seconds: 900, code: 'TOO_MANY_REQUEST_LOGIN' }
  const count = countTry(wire.system)
  const call = (key: string, times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => count(callerOf(wire), 'login.limited', [[twice, key]])))

  await call('ann', 2)
  expect(await limited('twice')).toEqual([])
  await call('ann', 30)
  expect(await limited('twice')).toMatchObject([{ times: 30, at: wire.system.clock() }])
  await call('bob', 3)
  wire.system.clock.advance(900)
  await call('ann', 6)
  expect((await limited('twice')).map(({ times }) => times)).toEqual([30, 1, 4])
})

// Proves sign-in-18.
test('so are sign-ins without the captcha that is asked after too many failures', async () => {
  const client = wire.client()
  await client.call('member.register', registration('besieged', { login: false }))
  for (let guess = 0; guess < 25; guess += 1) await client.call('session.login', signIn('besieged', { password: 'wrong' }))
  const events = (await auditEventsIn(database.db)).filter(({ event, detail }) => event === 'login.limited' && 'asks' in detail)
  expect(events).toMatchObject([{ times: 20, detail: { asks: 'captcha' } }])
})
