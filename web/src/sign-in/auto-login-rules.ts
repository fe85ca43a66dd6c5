import type { ErrorCode } from '@foyer/contract/errors'
import { isUsable, type SavedLogin, type UsableLogin } from './saved-login.ts'

export interface AutoLoginFacts {
  readonly signedIn: boolean
  readonly query: URLSearchParams
  /** MOBILEAUTOLOGIN3 */
  readonly allowed: boolean
  /** The `autoLogin` flag as stored. */
  readonly flag: string | null
  /** The page's merchant. */
  readonly merchant: string
  readonly saved: SavedLogin | null
}

export type SkipReason = 'signed-in' | 'token-in-address' | 'leaving' | 'not-allowed' | 'switched-off' | 'nothing-saved' | 'other-merchant' | 'sms'

/** Why there is no automatic sign-in when the page loads, or the login to use (spec 1 §4, Automatic login). */
export const decideAutoLogin = ({ signedIn, query, allowed, flag, merchant, saved }: AutoLoginFacts): SkipReason | UsableLogin => {
  if (signedIn) return 'signed-in'
  if (query.has('token') || query.has('tokens')) return 'token-in-address'
  if (query.has('redirectUrl') || query.has('backUrl')) return 'leaving'
  if (!allowed) return 'not-allowed'
  if (flag === '0') return 'switched-off'
  if (!saved || !isUsable(saved)) return 'nothing-saved'
  if (saved.merchant !== merchant) return 'other-merchant'
  if (saved.type === 'sms') return 'sms'
  return saved
}

/** With these codes the saved login no longer works (spec 1 §4). A remember token that ended counts like a wrong password. */
const LOGIN_INVALID: readonly string[] = ['login.cred.err', 'not.exists.user', 'remember.token.invalid'] satisfies ErrorCode[]

/** What to do with the saved login after a failed automatic sign-in. A failure without a code (no network) changes nothing. */
export const afterAutoLoginFailure = (code: string | undefined): 'forget' | 'switch-off' | 'keep' => {
  if (code === ('token_ip_different' satisfies ErrorCode)) return 'switch-off'
  return code !== undefined && LOGIN_INVALID.includes(code) ? 'forget' : 'keep'
}
