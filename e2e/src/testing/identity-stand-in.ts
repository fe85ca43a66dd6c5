import { randomInt } from 'node:crypto'
import type { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'
import type { Page } from 'playwright-core'

type Channel = FirebaseSetting['channels'][number]

const PROJECT = 'foyer-test'
/** Nothing listens there: the stand-in answers the browser's requests. */
const EMULATOR = 'http://127.0.0.1:1099'
const PROVIDERS: Readonly<Record<Channel, string>> = { phone: 'phone', google: 'google.com', facebook: 'facebook.com' }

/** A merchant's project whose unsigned tokens a demo server accepts. */
export const standInProject: FirebaseSetting = {
  apiKey: 'key',
  authDomain: `${PROJECT}.firebaseapp.com`,
  projectId: PROJECT,
  channels: ['phone', 'google', 'facebook'],
  emulator: EMULATOR,
}

/** An ID token as the Firebase Auth emulator makes them. */
const tokenOf = (subject: string, channel: Channel, phone?: string): string => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: subject, auth_time: now, iat: now, exp: now + 3600 }
  const firebase = { sign_in_provider: PROVIDERS[channel] }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, ...(phone && { phone_number: phone }), firebase })}.`
}

export interface Owner {
  /** The person whom the provider's window, or the app's, shows as signed in from now on. */
  subject: string
  /** The code that was sent to the last number. */
  readonly code: string
}

/**
 * Replaces the identity provider: Google and Facebook by the app around the page (docs/native-app.md), phone codes by the requests of the real SDK.
 * Everybody who types the right code owns the number.
 */
export const standForProvider = async (page: Page, subject: string): Promise<Owner> => {
  const owner = { subject, code: String(randomInt(100_000, 1_000_000)) }
  await page.exposeFunction('standInToken', (channel: Channel) => tokenOf(owner.subject, channel))
  await page.addInitScript(() => {
    const app = window as unknown as { standInToken: (channel: string) => Promise<string>; foyerLogin: (token: string) => void }
    const postMessage = (message: string) =>
      void app.standInToken((JSON.parse(message) as { readonly channel: string }).channel).then(token => app.foyerLogin(token))
    Object.assign(window, { FoyerNative: { postMessage } })
  })
  let number = ''
  await page.route(`${EMULATOR}/**`, async route => {
    const { pathname } = new URL(route.request().url())
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    const request = (route.request().postDataJSON() ?? {}) as Readonly<Record<string, string>>
    const subjectOfNumber = `phone-${number}`
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers })
    if (pathname.endsWith('recaptchaParams')) return route.fulfill({ headers, json: { recaptchaSiteKey: 'none' } })
    if (pathname.endsWith('accounts:sendVerificationCode')) {
      number = request['phoneNumber'] ?? ''
      return route.fulfill({ headers, json: { sessionInfo: 'session' } })
    }
    if (pathname.endsWith('accounts:signInWithPhoneNumber')) {
      if (request['code'] !== owner.code) return route.fulfill({ status: 400, headers, json: { error: { code: 400, message: 'INVALID_CODE' } } })
      const idToken = tokenOf(subjectOfNumber, 'phone', number)
      return route.fulfill({ headers, json: { idToken, refreshToken: 'refresh', expiresIn: '3600', localId: subjectOfNumber } })
    }
    if (pathname.endsWith('accounts:lookup')) return route.fulfill({ headers, json: { users: [{ localId: subjectOfNumber, phoneNumber: number }] } })
    return route.fulfill({ status: 404, headers })
  })
  return owner
}
