import type { CaptchaFields, CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passFor } from '#captcha/testing/captcha-solver.ts'
import { startGeetestStandIn } from '#captcha/testing/geetest-stand-in.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { callerOf, createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { requireCaptcha } from './require-captcha.ts'

const account = { id: '647f5ed2ed8acb4be36784e01556bb71', key: 'b09a7aafbfd83f73b35a9b530d0337bf' }

let standIn: Awaited<ReturnType<typeof startGeetestStandIn>>
let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  standIn = await startGeetestStandIn(account)
  database = await openTestDatabase()
  const file = { id: account.id, key: 'GEETEST_KEY', apiServer: standIn.url }
  const flags = { GEETEST3: true, GEETESTVCODE3: true }
  wire = await createTestApp({
    database,
    env: { ALPHA__GEETEST_KEY: account.key, BETA__GEETEST_KEY: account.key },
    merchants: {
      alpha: { captcha: { scenes: { login: true, sms: true } }, flags, geetest: file },
      beta: { captcha: { scenes: { login: true } }, flags, geetest: { ...file, version: 'V4' } },
    },
  })
})
afterAll(async () => {
  await wire.close()
  await standIn.close()
})

const demand = (merchant: 'alpha' | 'beta', scene: CaptchaScene, result: CaptchaFields) =>
  requireCaptcha(wire.system)(scene, result, callerOf(wire, { merchant }))

// Proves captcha-2, requests-20.
test('v3: answers in the documented form, and a solved challenge is accepted once', async () => {
  const answer = valueOf(await wire.client('alpha').call('captcha.geetest', { t: '1' }))
  expect(answer).toEqual({ gt: account.id, challenge: expect.stringMatching(/^[0-9a-f]{32}$/), newCaptcha: true, success: 1 })
  const { geetest_challenge, geetest_seccode } = standIn.solve3(answer.challenge)
  const result = { geetestChallenge: geetest_challenge, geetestSeccode: geetest_seccode }
  await expect(demand('alpha', 'login', result)).resolves.toBeUndefined()
  await expect(demand('alpha', 'login', result)).rejects.toMatchObject({ code: 'captcha.invalid' })
})

test('v3 is available: nobody may use our own slider instead', async () => {
  expect(await wire.client('alpha').call('captcha.slider', { scene: 'login' })).toMatchObject({ status: 403, errorCode: 'captcha.invalid' })
})

test('v3 is unavailable: success is 0, and our own slider takes its place', async () => {
  standIn.fail('error')
  const client = wire.client('alpha')
  expect(valueOf(await client.call('captcha.geetest', {}))).toMatchObject({ success: 0, gt: account.id })
  const captcha = await passFor('login', { wire, db: database.db, client })
  standIn.fail('none')
  await expect(demand('alpha', 'login', { captcha })).resolves.toBeUndefined()
  wire.system.clock.advance(30)
  expect(valueOf(await client.call('captcha.geetest', {}))).toMatchObject({ success: 1 })
})

// Proves captcha-10.
test('SMS is supported with v4 only, otherwise GeeTest does not work', async () => {
  const failure = { status: 403, errorCode: 'geetest.service.not.work', message: 'Geetest service not work' }
  expect(await wire.client('alpha').call('captcha.setting', { scene: 'sms' })).toMatchObject(failure)
  await expect(demand('alpha', 'sms', {})).rejects.toMatchObject({ code: 'geetest.service.not.work' })
  await expect(demand('beta', 'sms', { geetestValidateV4: standIn.solve4() })).resolves.toBeUndefined()
})

test('v4: a solved captcha is accepted once', async () => {
  expect(valueOf(await wire.client('beta').call('captcha.setting', { scene: 'login' }))).toMatchObject({
    provider: 'geetest4',
    geetestId: account.id,
  })
  const result = { geetestValidateV4: standIn.solve4() }
  await expect(demand('beta', 'login', result)).resolves.toBeUndefined()
  await expect(demand('beta', 'login', result)).rejects.toMatchObject({ code: 'captcha.invalid' })
})

test('the result of another provider is not accepted', async () => {
  await expect(demand('beta', 'login', { captcha: 'A'.repeat(22) })).rejects.toMatchObject({ code: 'captcha.invalid' })
  await expect(demand('alpha', 'login', { geetestValidateV4: standIn.solve4() })).rejects.toMatchObject({ code: 'captcha.invalid' })
})
