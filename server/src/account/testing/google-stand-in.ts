import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { GOOGLE_KEYS } from '#account/identity/providers/firebase/google-keys.ts'
import type { TestClock } from '#testing/test-clock.ts'

export const PROJECT = 'foyer-test'

interface TokenWishes {
  readonly subject?: string
  readonly provider?: 'phone' | 'google.com' | 'facebook.com'
  readonly phone?: string
  /** Claims that replace the default ones. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly kid?: string
}

export interface GoogleStandIn {
  /** Answers requests for Google's keys; any other request throws. */
  readonly fetch: typeof globalThis.fetch
  /** The number of requests for the keys. */
  readonly requests: () => number
  /** Changes the answer from now on. */
  answerWith(answer: { readonly status?: number; readonly maxAge?: number | null }): void
  /** From now on another key signs; it is added to the published ones. */
  rotate(kid: string): Promise<void>
  readonly key: () => CryptoKey
  /** An ID token like those of Firebase. */
  token(wishes?: TokenWishes): Promise<string>
}

/** A stand-in for Google's side of ID tokens: it has its own keys, and publishes them in the form in which Google publishes its keys. */
export const createGoogleStandIn = async (clock: TestClock): Promise<GoogleStandIn> => {
  const make = async (kid: string) => ({ kid, ...(await generateKeyPair('RS256', { extractable: true })) })
  let current = await make('first')
  const published = [current]
  let requests = 0
  let answer: { readonly status?: number; readonly maxAge?: number | null } = {}

  return {
    fetch: async input => {
      if (input !== GOOGLE_KEYS) throw new Error('The server may only request the keys of Google.')
      requests += 1
      const keys = await Promise.all(
        published.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' })),
      )
      const { status = 200, maxAge = 3600 } = answer
      return Response.json({ keys }, { status, headers: maxAge === null ? {} : { 'cache-control': `public, max-age=${maxAge}, must-revalidate` } })
    },
    requests: () => requests,
    answerWith: next => {
      answer = next
    },
    rotate: async kid => {
      current = await make(kid)
      published.push(current)
    },
    key: () => current.privateKey,
    token: async ({ subject = 'uid-1', provider = 'google.com', phone, claims = {}, kid = current.kid } = {}) => {
      const now = Math.floor(clock().getTime() / 1000)
      const usual = {
        iss: `https://securetoken.google.com/${PROJECT}`,
        aud: PROJECT,
        sub: subject,
        user_id: subject,
        auth_time: now,
        iat: now,
        exp: now + 3600,
        firebase: { sign_in_provider: provider, identities: {} },
        ...(phone !== undefined && { phone_number: phone }),
      }
      return await new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(current.privateKey)
    },
  }
}

/** The settings of a Firebase project in merchant.json. */
export const firebaseSetting = {
  apiKey: 'key',
  authDomain: `${PROJECT}.firebaseapp.com`,
  projectId: PROJECT,
  channels: ['phone', 'google', 'facebook'],
} as const

export type IdentityWishes = NonNullable<Parameters<GoogleStandIn['token']>[0]>

/** The request of a sign-in by identity, with a token that the stand-in has signed for `subject`. */
export const identityProof = async (google: GoogleStandIn, subject: string, wishes: IdentityWishes = {}) => ({
  firebaseChannel: wishes.provider === 'phone' ? ('phone' as const) : ('google' as const),
  firebaseIdToken: await google.token({ subject, ...wishes }),
})
