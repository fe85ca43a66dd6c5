import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGoogleStandIn, firebaseSetting, type GoogleStandIn } from '#account/testing/google-stand-in.ts'
import { memberWith } from '#account/testing/test-factors.ts'
import { createTestApp, PASSWORD, signIn, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'

// Spec 1 §5: SMS two-factor where the phone identity provider is the SMS provider.

let wire: TestApp
let google: GoogleStandIn
beforeAll(async () => {
  const clock = testClock()
  google = await createGoogleStandIn(clock)
  const firebase = { ...firebaseSetting, channels: ['phone' as const], firebase: true }
  wire = await createTestApp({ clock, fetch: google.fetch, merchants: { alpha: { firebase } } })
})
afterAll(() => wire.close())

const request = async (username: string, mobile: string) => {
  await memberWith(wire, username, { mobile })
  expect(await wire.client().call('session.login', signIn(username))).toMatchObject({ errorCode: 'login_verify_required', value: { sms: true } })
}
const tokenOf = (phone: string) => google.token({ provider: 'phone', phone })
const verify = (username: string, mobileNum: string, more: { readonly firebaseIdToken?: string; readonly verificationCode?: string }) =>
  wire.client().call('session.loginVerification', { username, password: PASSWORD, method: 'S', mobileNum, ...more })

test('a code that the provider confirmed for the member’s number completes the sign-in', async () => {
  await request('reached', '639171110001')
  const firebaseIdToken = await tokenOf('+639171110001')
  expect(await verify('reached', '09171110001', { firebaseIdToken, verificationCode: '123456' })).toMatchObject({ success: true })
})

test('a code for another number does not, nor does one without the provider’s confirmation', async () => {
  await request('guarded', '639171110002')
  const another = await tokenOf('+639171110009')
  const refused = { success: false, errorCode: 'verification.code.invalid' }
  expect(await verify('guarded', '09171110002', { firebaseIdToken: another })).toMatchObject(refused)
  expect(await verify('guarded', '09171110002', { verificationCode: '123456' })).toMatchObject(refused)
  expect(await verify('guarded', '09171110002', { firebaseIdToken: 'a.b.c' })).toMatchObject({ errorCode: 'identity.token.invalid' })
})
