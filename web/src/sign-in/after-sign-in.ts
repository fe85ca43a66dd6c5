import { ownPathOf } from '#navigation/back-url.ts'
import { changePasswordFor, type ChangeReason } from '#navigation/paths.ts'
import type { SignedIn } from './enter.ts'

/** `username` by name and password; the others prove themselves by a code or an identity (spec 1 §3). */
export type LoginType = 'username' | 'sms' | 'firebase'

/**
 * Why the password must be changed now, or null: the three reasons of spec 1 §4. `updatePassword` of the specification is
 * derived here, for the server tells only that the password was weak (spec 1 §4, Change-password redirect).
 */
export const changeReasonOf = (answer: SignedIn, type: LoginType, expiryForces: boolean): ChangeReason | null => {
  // A first session forces only where the password was set for the member, which the server calls weak (spec 1 §4, Change-password redirect).
  if (answer.firstTimeLogin && answer.weakPassword) return 'first-login'
  if (answer.passwordExpired && expiryForces) return 'expired'
  return answer.weakPassword && type === 'username' ? 'weak' : null
}

interface Departure {
  readonly reason: ChangeReason | null
  /** Query of the present address. */
  readonly search: string
  readonly origin: string
  readonly merchantPaths: { readonly home: string; readonly changePassword: string }
}

/** Where signing in leads: the forced change, the way back that was asked for, or home. Null where the redirect helper leaves the site. */
export const pathAfterSignIn = ({ reason, search, origin, merchantPaths }: Departure): string | null => {
  if (reason) return changePasswordFor(merchantPaths.changePassword, reason, search)
  const query = new URLSearchParams(search)
  if (query.has('redirectUrl')) return null
  return ownPathOf(query.get('backUrl'), origin) ?? merchantPaths.home
}
