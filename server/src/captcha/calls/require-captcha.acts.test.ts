import { calls, type CallName } from '@foyer/contract'
import type { CaptchaFields, CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firebaseSetting } from '#account/testing/google-stand-in.ts'
import { passFor } from '#captcha/testing/captcha-solver.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { createTestApp, registration, signIn, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testMerchantFiles } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'

// Spec 1 §4, Captcha (slider): a scene belongs to the act, not to the form.

const settings = {
  firebase: { ...firebaseSetting, channels: [...firebaseSetting.channels] },
  register: { ways: ['username' as const, 'mobile' as const, 'autoUsername' as const] },
  freePlay: true,
}
const NONE = { scenes: { login: false, sms: false, register: false } }

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({
    database,
    merchants: {
      alpha: { ...settings, captcha: { scenes: { login: true, sms: true, register: true } } },
      beta: { ...settings, country: testMerchantFiles.alpha.country, flags: { MOBILENUMPASSREG3: true }, captcha: NONE },
    },
  })
})
afterAll(() => wire.close())

const mobile = { countryDialingCode: '63', mobileNum: '9190000001' }
const identity = { firebaseChannel: 'google', firebaseIdToken: 'e30.e30.c2ln' } as const
const facts = { login: true, registerMethod: 'H5' } as const
const strong = 'Lantern-42-river'

type Act = (client: WireClient, verified: CaptchaFields) => Promise<{ readonly success: boolean }>

/** Each way of each act, with what else it needs being wrong, so that it goes no further than the captcha. */
const acts: readonly (readonly [what: string, call: CallName, scene: CaptchaScene, act: Act])[] = [
  [
    'signing in by password',
    'session.login',
    'login',
    (client, verified) => client.call('session.login', signIn('nobody', { password: 'wrong', ...verified })),
  ],
  [
    'signing in by SMS',
    'session.login',
    'login',
    (client, verified) => client.call('session.login', { type: 'sms', username: '639190000001', password: '000000', ...verified }),
  ],
  [
    'signing in by identity',
    'session.login',
    'login',
    (client, verified) => client.call('session.login', { type: 'firebase', ...identity, ...verified }),
  ],
  ['playing for free', 'session.freePlay', 'login', (client, verified) => client.call('session.freePlay', verified)],
  [
    'registering by user name',
    'member.register',
    'register',
    (client, verified) => client.call('member.register', registration('new_comer', verified)),
  ],
  [
    'registering by mobile number',
    'member.registerMobile',
    'register',
    (client, verified) => client.call('member.registerMobile', { ...mobile, verificationCode: '000000', password: strong, ...facts, ...verified }),
  ],
  [
    'registering quickly',
    'member.registerAutoUsername',
    'register',
    (client, verified) => client.call('member.registerAutoUsername', { ...facts, ...verified }),
  ],
  [
    'registering by identity',
    'member.registerFirebase',
    'register',
    (client, verified) => client.call('member.registerFirebase', { ...identity, ...facts, ...verified }),
  ],
  [
    'a code to sign in or register with',
    'verification.smsNoLogin',
    'sms',
    (client, verified) => client.call('verification.smsNoLogin', { ...mobile, ...verified }),
  ],
  [
    'a code for a new password, by SMS',
    'member.passwordRecoverySms',
    'sms',
    (client, verified) => client.call('member.passwordRecoverySms', { ...mobile, ...verified }),
  ],
  [
    'a code for a new password, by e-mail',
    'member.passwordRecoveryEmail',
    'sms',
    (client, verified) => client.call('member.passwordRecoveryEmail', { email: 'nobody@example.com', ...verified }),
  ],
]

/** `captcha_required`, `captcha.invalid`, or undefined where the captcha was no hindrance. */
const captchaFault = (outcome: { readonly success: boolean; readonly errorCode?: string }) =>
  outcome.success || !outcome.errorCode?.startsWith('captcha') ? undefined : outcome.errorCode

// Proves captcha-5.
describe('a captcha belongs to the act', () => {
  test('every call that takes the result of a captcha is tried below', () => {
    const taking = Object.entries(calls).flatMap(([name, { request }]) => ('properties' in request && 'captcha' in request.properties ? [name] : []))
    expect(new Set(acts.map(([, call]) => call))).toEqual(new Set(taking))
  })

  test.each(acts)('%s (%s) is the scene %s', async (_what, _call, scene, act) => {
    const client = wire.client()
    expect(await act(client, {})).toMatchObject({ status: 403, errorCode: 'captcha_required', value: { scene } })
    const other = scene === 'login' ? 'register' : 'login'
    expect(captchaFault(await act(client, { captcha: await passFor(other, { wire, db: database.db, client }) }))).toBe('captcha.invalid')
    expect(captchaFault(await act(client, { captcha: await passFor(scene, { wire, db: database.db, client }) }))).toBeUndefined()
  })

  test.each(acts)('%s (%s) needs none where the scene %s is off', async (_what, _call, _scene, act) => {
    expect(captchaFault(await act(wire.client('beta'), {}))).toBeUndefined()
  })
})
