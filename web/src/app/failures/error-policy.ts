import type { ErrorCode } from '@foyer/contract/errors'
import type { Texts } from '@foyer/texts/keys.gen'
import { isSilent } from '#forms/problem.ts'
import type { Closure } from '#notices/closure.ts'
import type { FailedCall } from '#request/request-client.ts'
import type { RequestError } from '#request/request-error.ts'

/** Words of the server, or a text of ours. */
export type Words = string | { readonly key: keyof Texts['errors']; readonly params?: Readonly<Record<string, string>> }

/** A failed call, and what it failed in. */
export interface Failure {
  readonly error: RequestError
  readonly call: FailedCall
  /** Token of the session that lives now. */
  readonly token: string | undefined
  /** The browser says there is a network. */
  readonly online: boolean
  /** The page came by plain http. */
  readonly insecure: boolean
  /** The session was restored by an old iOS home-screen app, and this is its first use (spec 1 §4). */
  readonly restored: boolean
}

/** What is done about it; empty for nothing. The loading toast is hidden whatever is decided. */
export interface Decision {
  readonly alert?: Words
  readonly toast?: Words
  /** The step that the server asks for opens; where none can, `alert` says it. */
  readonly open?: 'two-factor'
  /** The session ends here; the alert 'please login' leads to sign-in. */
  readonly signOut?: true
  /** The restored session and path go, and home opens. */
  readonly forgetRestored?: true
  readonly forgetLogin?: true
  readonly autoLoginOff?: true
  /** The product is shut to the visitor: the page or notice for it opens; where it cannot, `alert` says it. */
  readonly close?: Closure | undefined
}

interface Row {
  readonly condition: (failure: Failure) => boolean
  readonly decision: (failure: Failure) => Decision
}

const UNAUTHORIZED: readonly string[] = [
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
  'token_ip_different',
] satisfies ErrorCode[]

const hasCode =
  (...codes: ErrorCode[]) =>
  ({ error }: Failure): boolean =>
    codes.some(code => code === error.code)

const nothing = (): Decision => ({})
const says = (key: keyof Texts['errors']) => (): Decision => ({ alert: { key } })

const serverWords = ({ error }: Failure): Words => error.message || { key: 'unknown_error' }
const isSignIn = ({ call }: Failure): boolean => call.name === 'session.login' || call.name === 'session.loginVerification'
const isStatus = ({ call }: Failure): boolean => call.name === 'system.status'

const endIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'maintenanceEnd' in value && typeof value.maintenanceEnd === 'string'
    ? value.maintenanceEnd
    : undefined

const closureOf = ({ error }: Failure): Closure | undefined => {
  if (error.code === ('maintenance' satisfies ErrorCode)) return { kind: 'maintenance', end: endIn(error.value) }
  if (error.code === ('region_restricted' satisfies ErrorCode)) return { kind: 'denied' }
  return error.code === ('domain_not_available' satisfies ErrorCode) ? { kind: 'domain', message: error.message } : undefined
}

const isUnauthorized = ({ error }: Failure): boolean => error.status === 401 || (error.code !== undefined && UNAUTHORIZED.includes(error.code))

/** The error catalogue (spec 1 §8, spec 2 §8): the first row whose condition holds decides. */
const rows: readonly Row[] = [
  // The automatic sign-in is silent, and sees to its saved login itself (session/auto-login).
  { condition: failure => isSignIn(failure) && !failure.call.alert, decision: nothing },

  // A step more, before anything else is said.
  { condition: hasCode('login_verify_required'), decision: failure => ({ open: 'two-factor', alert: serverWords(failure) }) },

  // Whoever sent it asks the player, and goes on (blocks/captcha, blocks/identity, blocks/confirm).
  { condition: hasCode('captcha_required', 'bind_customer_required', 'confirmation.required'), decision: nothing },

  // The product is shut (spec 2 §8: any call's 503 opens the maintenance page).
  { condition: failure => closureOf(failure) !== undefined, decision: failure => ({ close: closureOf(failure), alert: serverWords(failure) }) },

  // A sign-in by hand, its second step included.
  {
    condition: failure => isSignIn(failure) && hasCode('token_ip_different')(failure),
    decision: failure => ({ autoLoginOff: true, alert: serverWords(failure) }),
  },
  { condition: failure => isSignIn(failure) && isSilent(failure.error), decision: nothing },
  // It says nothing of the login.
  {
    condition: failure => isSignIn(failure) && hasCode('captcha.invalid', 'geetest.service.not.work')(failure),
    decision: failure => ({ alert: serverWords(failure) }),
  },
  // Any other failure of a sign-in by hand clears the saved login (spec 1 §4, Failure), once the server has spoken.
  {
    condition: failure => isSignIn(failure) && failure.error.kind === 'api',
    decision: failure => ({ forgetLogin: true, alert: serverWords(failure) }),
  },

  // Sessions. A token that is not the present session's (a handed-over one, an old answer) says nothing about it.
  { condition: failure => isUnauthorized(failure) && failure.call.token !== failure.token, decision: nothing },
  { condition: failure => isUnauthorized(failure) && failure.restored, decision: () => ({ forgetRestored: true }) },
  { condition: hasCode('token_ip_different'), decision: () => ({ autoLoginOff: true, signOut: true, alert: { key: 'please_login' } }) },
  { condition: isUnauthorized, decision: () => ({ signOut: true, alert: { key: 'please_login' } }) },

  // Skipped.
  { condition: ({ call }) => !call.alert, decision: nothing },
  { condition: ({ error }) => isSilent(error), decision: nothing },

  // No answer.
  { condition: ({ error, online }) => error.kind === 'network' && !online, decision: () => ({ toast: { key: 'network_offline' } }) },
  // The status call (spec 2 §8): over http "Network Error / CORS Errors" where nothing came, else the server's message or "Error".
  {
    condition: failure => isStatus(failure) && !(failure.error.kind === 'network' && failure.insecure),
    decision: ({ error }) => ({ alert: error.message || { key: 'error' } }),
  },
  { condition: ({ error, insecure }) => error.kind === 'network' && insecure, decision: says('network_error_cors') },
  { condition: ({ error }) => error.kind === 'network', decision: says('network_error') },
  { condition: ({ error }) => error.kind === 'timeout', decision: says('timeout_retry_please') },
  { condition: ({ error }) => error.kind === 'encryption', decision: says('encryption_failed') },

  // Other failures, those of a registration among them.
  { condition: () => true, decision: failure => ({ alert: serverWords(failure) }) },
]

/** What a failed call means for the player. Pure; `failures.ts` acts on it. */
export const decide = (failure: Failure): Decision => rows.find(({ condition }) => condition(failure))?.decision(failure) ?? {}
