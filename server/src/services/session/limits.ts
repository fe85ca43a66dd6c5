import type { Caller } from '#caller.ts'
import type { Count, Deps, LimitRule } from '#deps.ts'
import { auditEvent, type AuditName } from '#services/audit.ts'
import { loginMobileOf } from '#services/verification/contacts.ts'
import { hashToken } from './token.ts'

const FIFTEEN_MINUTES = 15 * 60

/** Readings, Limits: sign-in failures 5 per account and 100 per network (carrier NAT) in 15 minutes, then a captcha, never permanent. */
export const LOGIN_PER_ACCOUNT: LimitRule = { name: 'login-account', points: 5, seconds: FIFTEEN_MINUTES, code: 'TOO_MANY_REQUEST_LOGIN' }
export const LOGIN_PER_NETWORK: LimitRule = { name: 'login-network', points: 100, seconds: FIFTEEN_MINUTES, code: 'TOO_MANY_REQUEST_LOGIN' }
/** Failures in spite of a captcha: so many more, and only waiting helps. */
export const LOGIN_WITH_CAPTCHA_PER_ACCOUNT: LimitRule = { ...LOGIN_PER_ACCOUNT, name: 'login-captcha-account', points: 100 }
export const LOGIN_WITH_CAPTCHA_PER_NETWORK: LimitRule = { ...LOGIN_PER_NETWORK, name: 'login-captcha-network', points: 2000 }
/** Nobody guesses a remember token; a network that tries is stopped all the same. */
export const REMEMBERED_PER_NETWORK: LimitRule = { ...LOGIN_PER_NETWORK, name: 'remembered-network', points: 1000 }
/** The old password is guessed no faster than at the door; a count of its own, so that a stranger cannot use it up. */
export const PASSWORD_PER_MEMBER: LimitRule = { name: 'password-member', points: 5, seconds: FIFTEEN_MINUTES, code: 'TOO_MANY_REQUEST_LOGIN' }
/** Registration tells whether a name is taken, so it is limited (design, Enumeration); as wide as sign-in for the same carrier networks. */
export const REGISTER_PER_NETWORK: LimitRule = { name: 'register-network', points: 100, seconds: FIFTEEN_MINUTES, code: 'TOO_MANY_REQUEST' }

/** Guesses of one-time codes, besides the five that each code bears. */
export const CODES_PER_NETWORK: LimitRule = { name: 'codes-network', points: 100, seconds: FIFTEEN_MINUTES, code: 'TOO_MANY_REQUEST_LOGIN' }

/** Hashed, because a name typed wrongly may be anything: a password, or what no database stores. A number counts as one however it is written. */
export const accountKey = ({ merchant }: Pick<Caller, 'merchant'>, username: string): string =>
  `${merchant.code}:${hashToken(loginMobileOf(merchant, username) ?? username.toLowerCase())}`
export const networkKey = ({ merchant, network }: Pick<Caller, 'merchant' | 'network'>): string => `${merchant.code}:${network.prefix}`

/** Counts a try against every rule before anything is verified: guesses made at once must not slip past (field notes, Identity). A full network's tries are not counted against the account behind it. */
export const countTry =
  ({ limits, stores, clock }: Pick<Deps, 'limits' | 'stores' | 'clock'>) =>
  async (caller: Caller, event: AuditName, counts: readonly Count[]): Promise<void> => {
    const { full } = await limits.consumeInTurn(counts)
    if (!full) return
    await stores.audit.add(auditEvent(caller, clock(), event, caller.session?.member.id ?? null, { rule: full.rule.name }))
    throw full.refusal
  }
