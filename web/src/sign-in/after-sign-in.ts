import { ownPathOf } from '#navigation/back-url.ts'
import { changePasswordFor, type ChangeReason } from '#navigation/paths.ts'
import type { SignedIn } from './enter.ts'

/** `username`: by name and password; the others: by a code, an identity or a passkey (spec 1 §3). */
export type LoginType = 'username' | 'sms' | 'firebase' | 'passkey'

/**
 * Why the password must be changed now, or null: the three reasons of spec 1 §4. The specification's `updatePassword` is
 * derived here, because the server only says that the password was weak (spec 1 §4, Change-password redirect).
 */
export const changeReasonOf = (answer: SignedIn, type: LoginType, expiryForces: boolean): ChangeReason | null => {
  // At the first login only a password that was set for the member must be changed; the server calls it weak (spec 1 §4, Change-password redirect).
  if (answer.firstTimeLogin && answer.weakPassword) return 'first-login'
  if (answer.passwordExpired && expiryForces) return 'expired'
  return answer.weakPassword && type === 'username' ? 'weak' : null
}

interface SignInOutcome {
  readonly reason: ChangeReason | null
  /** Query of the current address. */
  readonly search: string
  readonly origin: string
  readonly merchantPaths: { readonly home: string; readonly changePassword: string }
}

/** The page after signing in: the forced password change, the requested way back, or home. Null if the redirect helper leaves the site. */
export const pathAfterSignIn = ({ reason, search, origin, merchantPaths }: SignInOutcome): string | null => {
  if (reason) return changePasswordFor(merchantPaths.changePassword, reason, search)
  const query = new URLSearchParams(search)
  if (query.has('redirectUrl')) return null
  return ownPathOf(query.get('backUrl'), origin) ?? merchantPaths.home
}
