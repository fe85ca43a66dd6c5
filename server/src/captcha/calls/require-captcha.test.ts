import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#kernel/caller.ts'
import { callerOf, createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'
import { requireCaptcha } from './require-captcha.ts'

const invalid = { status: 403, errorCode: 'captcha.invalid' }

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({
    merchants: {
      alpha: { captcha: { scenes: { login: true } } },
      beta: { captcha: { scenes: { login: true, sms: false, register: true }, plain: 'picture' } },
    },
  })
})
afterAll(() => wire.close())

describe('who must solve a captcha, and which provider asks (spec 1 §4, §5)', () => {
  const demands = (scene: CaptchaScene, caller: Caller, inAnyCase = false) => requireCaptcha(wire.system)(scene, {}, caller, inAnyCase)

  // Proves captcha-4, captcha-9, product-and-roles-4.
  test('a scene asks only if its flag is on, or after too many failures', async () => {
    await expect(demands('login', callerOf(wire))).rejects.toMatchObject({
      code: 'captcha_required',
      data: { scene: 'login', provider: 'slider', geetestId: null },
    })
    await expect(demands('register', callerOf(wire))).resolves.toBeUndefined()
    await expect(demands('register', callerOf(wire), true)).rejects.toMatchObject({ code: 'captcha_required' })
  })

  // Proves captcha-8.
  test('a valid session needs none, except after too many failures', async () => {
    const signedIn = { ...callerOf(wire), session: { tokenHash: '', deviceId: null, firstTimeLogin: false } } as unknown as Caller
    await expect(demands('login', signedIn)).resolves.toBeUndefined()
    await expect(demands('login', signedIn, true)).rejects.toMatchObject({ code: 'captcha_required' })
  })

  test('GeeTest v3 that is on for test mode alone does not stop other players from getting an SMS', async () => {
    const caller = callerOf(wire)
    const { file, flags } = caller.merchant
    const testing = {
      ...caller.merchant,
      flags: { ...flags, GEETEST3: true, GEETESTTEST3: true, GEETESTVCODE3: true },
      file: { ...file, geetest: { id: 'an-id', key: 'GEETEST_KEY' }, captcha: { scenes: { sms: true } } },
    }
    await expect(requireCaptcha(wire.system)('sms', { captcha: 'x' }, { ...caller, merchant: testing })).rejects.toMatchObject({
      code: 'captcha.invalid',
    })
  })

  test('the page gets the demand with its settings, and by a separate call', async () => {
    const client = wire.client('beta')
    const { captcha, register } = valueOf(await client.call('system.consolidatedSettings', {}))
    expect(captcha.login).toEqual({ shown: true, scene: 'login', provider: 'picture', geetestId: null })
    expect(captcha.sms.shown).toBe(false)
    expect(register.captcha).toEqual({ enabled: true, regexp: false })
    expect(valueOf(await client.call('captcha.setting', { scene: 'login' }))).toEqual(captcha.login)
  })

  // Proves captcha-13.
  test('a provider that the merchant did not choose is never called', async () => {
    expect(await wire.client('alpha').call('captcha.picture', { scene: 'login' })).toMatchObject(invalid)
    expect(await wire.client('beta').call('captcha.slider', { scene: 'login' })).toMatchObject(invalid)
    expect(await wire.client('alpha').call('captcha.geetest', {})).toMatchObject({ status: 403, errorCode: 'geetest.service.not.work' })
  })
})

// Proves captcha-9.
describe('a picture with letters (spec 1 §5, Captcha: id:text)', () => {
  const caller = () => callerOf(wire, { merchant: 'beta' })
  const open = async (scene: CaptchaScene = 'login') => valueOf(await wire.client('beta').call('captcha.picture', { scene }))

  test('is a PNG, and its letters are neither in the answer nor in the table', async () => {
    const { image, length, id } = await open()
    expect(Buffer.from(image, 'base64').toString('latin1', 1, 4)).toBe('PNG')
    expect([length, id.length]).toEqual([5, 22])
  })

  test('wrong letters are refused, and the picture cannot be used again', async () => {
    const { id } = await open()
    await expect(requireCaptcha(wire.system)('login', { captcha: `${id}:AAAAA` }, caller())).rejects.toMatchObject({ code: 'captcha.invalid' })
    await expect(requireCaptcha(wire.system)('login', { captcha: `${id}:` }, caller())).rejects.toMatchObject({ code: 'captcha.invalid' })
    await expect(requireCaptcha(wire.system)('login', {}, caller())).rejects.toMatchObject({
      code: 'captcha_required',
      data: { provider: 'picture' },
    })
  })
})
