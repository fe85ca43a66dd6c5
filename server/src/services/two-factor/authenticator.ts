import { Secret, TOTP } from 'otpauth'
import type { Deps } from '#deps.ts'

/** What the secret of an authenticator is sealed for. */
export const AUTHENTICATOR_SEAL = 'authenticator'

// RFC 6238 as every authenticator app takes it: SHA-1, 6 digits, 30 s.
const STEP_SECONDS = 30
const FORM = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const
/** Steps a code may be early or late (spec 1 §4, An authenticator code works once). */
const WINDOW = 1
const CODE = /^[0-9]{6}$/
/** RFC 4226 §4: 160 bits. */
const SECRET_BYTES = 20

/** base32, as it is typed into an app. */
export const newAuthenticatorSecret = ({ randomToken }: Pick<Deps, 'randomToken'>): string =>
  new Secret({ buffer: new Uint8Array(Buffer.from(randomToken(SECRET_BYTES), 'base64url')).buffer }).base32

/** What the QR code says. */
export const authenticatorUri = (secret: string, username: string, issuer: string): string =>
  new TOTP({ ...FORM, secret, label: username, issuer, issuerInLabel: true }).toString()

/** The step that `code` belongs to, undefined where it belongs to none near `now`. Whether that step is used up is for the store to say. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  if (!CODE.test(code)) return undefined
  const delta = new TOTP({ ...FORM, secret }).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
}
