import type { ErrorCode } from '@foyer/contract/errors'
import type { Texts } from '@foyer/texts/keys.gen'
import { isSilent } from '#forms/problem.ts'
import type { Closure } from '#notices/closure.ts'
import type { FailedCall } from '#request/request-client.ts'
import type { RequestError } from '#request/request-error.ts'
import { isUnauthorized } from '#session/unauthorized.ts'

/** The server's message, or a text of ours. */
export type Words = string | { readonly key: keyof Texts['errors']; readonly params?: Readonly<Record<string, string>> }

/** A failed call, with the circumstances. */
export interface Failure {
  readonly error: RequestError
  readonly call: FailedCall
  /** Token of the current session. */
  readonly token: string | undefined
  /** Whether the browser reports a network. */
  readonly online: boolean
  /** Whether the page was loaded over plain http. */
  readonly insecure: boolean
  /** The session was restored by an old iOS home-screen app (spec 1 §4, Old iOS). */
  readonly restored: boolean
}

/** What to do about it; nothing if empty. The loading toast is hidden in any case. */
export interface Decision {
  readonly alert?: Words
  readonly toast?: Words
  /** Opens the step that the server requires; if that is not possible, `alert` is shown. */
  readonly open?: 'two-factor'
  /** Leads to the page on which the member replaces the password that somebody else chose. */
  readonly ownPassword?: true
  /** Ends the session; the alert 'please login' leads to sign-in. */
  readonly signOut?: true
  /** Deletes the restored session and path, and opens home. */
  readonly forgetRestored?: true
  readonly forgetLogin?: true
  readonly autoLoginOff?: true
  /** Says on the page that its back end lacks something that it needs, and leaves the page as it is. */
  readonly missing?: string
  /** Closes the product to the visitor and opens the page or notice for it; if that is not possible, `alert` is shown. */
  readonly close?: Closure | undefined
}

interface Row {
  readonly condition: (failure: Failure) => boolean
  readonly decision: (failure: Failure) => Decision
}

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

const saysSignedOut = ({ error }: Failure): boolean => isUnauthorized(error)

/** The error catalogue (spec 1 §8, spec 2 §8): the first row with a true condition decides. */
const rows: readonly Row[] = [
  // The back end is somebody else's, and does not have the call: one line on the page, whoever made it (decision 28).
  { condition: hasCode('request.not.found'), decision: ({ error }) => ({ missing: error.message }) },

  // The automatic sign-in is silent, and handles its saved login itself (session/auto-login).
  { condition: failure => isSignIn(failure) && !failure.call.alert, decision: nothing },

  // A further step is required.
  { condition: hasCode('login_verify_required'), decision: failure => ({ open: 'two-factor', alert: serverWords(failure) }) },

  // The sender of the call asks the player and continues (blocks/captcha, blocks/identity, blocks/confirm).
  { condition: hasCode('captcha_required', 'bind_customer_required', 'confirmation.required'), decision: nothing },

  // The product is closed (spec 2 §8: any call's 503 opens the maintenance page).
  { condition: failure => closureOf(failure) !== undefined, decision: failure => ({ close: closureOf(failure), alert: serverWords(failure) }) },

  // A manual sign-in, including its second step.
  {
    condition: failure => isSignIn(failure) && hasCode('token_ip_different')(failure),
    decision: failure => ({ autoLoginOff: true, alert: serverWords(failure) }),
  },
  { condition: failure => isSignIn(failure) && isSilent(failure.error), decision: nothing },
  // It does not concern the saved login.
  {
    condition: failure => isSignIn(failure) && hasCode('captcha.invalid', 'geetest.service.not.work')(failure),
    decision: failure => ({ alert: serverWords(failure) }),
  },
  // Any other failure of a manual sign-in clears the saved login (spec 1 §4, Failure) if the server answered.
  {
    condition: failure => isSignIn(failure) && failure.error.kind === 'api',
    decision: failure => ({ forgetLogin: true, alert: serverWords(failure) }),
  },

  // Sessions. An error for another token than the current session's (a handed-over one, an old answer) does not concern the session.
  { condition: failure => saysSignedOut(failure) && failure.call.token !== failure.token, decision: nothing },
  // A call that a page makes by itself may begin right after the session has ended: nobody has asked for what it would have answered.
  { condition: failure => saysSignedOut(failure) && !failure.call.alert && failure.call.token === undefined, decision: nothing },
  { condition: failure => saysSignedOut(failure) && failure.restored, decision: () => ({ forgetRestored: true }) },
  { condition: hasCode('token_ip_different'), decision: () => ({ autoLoginOff: true, signOut: true, alert: { key: 'please_login' } }) },
  { condition: saysSignedOut, decision: () => ({ signOut: true, alert: { key: 'please_login' } }) },

  { condition: hasCode('password.change.required'), decision: ({ call, token }) => (call.token === token ? { ownPassword: true } : {}) },

  // The caller wants no message.
  { condition: ({ call }) => !call.alert, decision: nothing },
  { condition: ({ error }) => isSilent(error), decision: nothing },

  // There was no answer.
  { condition: ({ error, online }) => error.kind === 'network' && !online, decision: () => ({ toast: { key: 'network_offline' } }) },
  // The status call (spec 2 §8): over http "Network Error / CORS Errors" without error data, otherwise the server's message or "Error".
  {
    condition: isStatus,
    decision: ({ error, insecure }) => ({ alert: error.message || { key: insecure && !error.code ? 'network_error_cors' : 'error' } }),
  },
  { condition: ({ error, insecure }) => error.kind === 'network' && insecure, decision: says('network_error_cors') },
  { condition: ({ error }) => error.kind === 'network', decision: says('network_error') },
  { condition: ({ error }) => error.kind === 'timeout', decision: says('timeout_retry_please') },
  { condition: ({ error }) => error.kind === 'encryption', decision: says('encryption_failed') },

  // Other failures, including those of a registration.
  { condition: () => true, decision: failure => ({ alert: serverWords(failure) }) },
]

/** What a failed call means for the player. A pure function; `failures.ts` acts on it. */
export const decide = (failure: Failure): Decision => rows.find(({ condition }) => condition(failure))?.decision(failure) ?? {}
