import { Secret, TOTP } from 'otpauth'
import type { Deps } from '#kernel/deps.ts'

/** The purpose for which authenticator secrets are sealed. */
export const AUTHENTICATOR_SEAL = 'authenticator'

// The parameters of RFC 6238 that every authenticator app supports: SHA-1, 6 digits, 30 s.
export const STEP_SECONDS = 30
const FORM = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const
/** A code is accepted this many steps early or late (spec 1 §4, An authenticator code works once). */
const WINDOW = 1
const CODE = /^[0-9]{6}$/
/** RFC 4226 §4: 160 bits. */
const SECRET_BYTES = 20

/** In base32, as a member types it into an app. */
export const newAuthenticatorSecret = ({ randomToken }: Pick<Deps, 'randomToken'>): string =>
  new Secret({ buffer: new Uint8Array(Buffer.from(randomToken(SECRET_BYTES), 'base64url')).buffer }).base32

/** The address that the QR code holds. */
export const authenticatorUri = (secret: string, username: string, issuer: string): string =>
  new TOTP({ ...FORM, secret, label: username, issuer, issuerInLabel: true }).toString()

/** The step that `code` belongs to; undefined if it fits none near `now`. The store decides whether the step was used already. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  if (!CODE.test(code)) return undefined
  const delta = new TOTP({ ...FORM, secret }).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
}

/** The code of a step: what an authenticator app shows then. */
export const codeOfStep = (secret: string, step: number): string => new TOTP({ ...FORM, secret }).generate({ timestamp: step * STEP_SECONDS * 1000 })
