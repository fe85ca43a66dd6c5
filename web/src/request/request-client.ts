import type { CallAnswers, CallName, CallRequests } from '@foyer/contract'
import type { LanguageCode } from '@foyer/contract/languages'
import type { AnswerCache } from './answer-cache.ts'
import type { RequestError } from './request-error.ts'

/** What the request layer gets from outside: it reads no store and shows nothing. */
export interface RequestSetup {
  merchant(): string
  language(): LanguageCode | undefined
  session(): { readonly token: string; readonly merchantCode: string } | null | undefined
  /** Called for each failure of a call's first try. Null: the session has been replaced, so the call is repeated. Otherwise the failure to report. */
  replaceSession?(error: RequestError, call: FailedCall): Promise<RequestError | null>
  /** Called once for each failure, before the call rejects, so that the error policy can show an alert or end the session. */
  onFailure(error: RequestError, call: FailedCall): void
  readonly cache: AnswerCache
  /** ms, for calls without a timeout of their own: 30 s, or 10 s for the second client (spec 1 §7). */
  readonly timeout?: number
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  readonly fetch?: typeof globalThis.fetch
  /** Origin of `/wps`; the page's own if absent. */
  readonly origin?: string
}

/** What the error policy knows about a failed call. */
export interface FailedCall {
  readonly name: CallName | undefined
  readonly url: string
  /** False if the caller shows failures itself, or nobody needs to know (spec 1 §8). */
  readonly alert: boolean
  /** The token that was handed in, or the session's when the call began, whether the call sends it or not. None if the call turned it off. */
  readonly token: string | undefined
}

export interface CallOptions {
  readonly alert?: boolean
  readonly headers?: Readonly<Record<string, string>>
  /** `false`: no token, even on a protected address. A string: this token instead of the session's. */
  readonly authorization?: boolean | string
  /** Stores a GET's successful answer in session storage and answers from there. Set by the declaration of a declared call. */
  readonly cache?: boolean
  /** ms */
  readonly timeout?: number
  readonly signal?: AbortSignal
}

/** A call to any address; use `request` for the contract's calls. */
export interface UrlCall extends CallOptions {
  /** Without one the call rejects with `url is null` (spec 1 §5). */
  readonly url: string | null | undefined
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Query of a GET or DELETE, JSON body of a POST or PUT. */
  readonly data?: object
  readonly moduleId?: string
  /** Encrypts the body (POST and PUT). */
  readonly encrypted?: boolean
  /** Bypasses HTTP caches. */
  readonly fresh?: boolean
}

type CallData<Name extends CallName> = CallRequests[Name]
type Arguments<Name extends CallName> =
  Record<string, never> extends CallData<Name> ? [data?: CallData<Name>, options?: CallOptions] : [data: CallData<Name>, options?: CallOptions]

/** Makes one of the contract's calls. Resolves with its answer, rejects with a `RequestError`. */
export type Request = <Name extends CallName>(name: Name, ...args: Arguments<Name>) => Promise<CallAnswers[Name]>

export interface RequestClient {
  readonly request: Request
  /** Calls any other address. Resolves with the body only, rejects with a `RequestError`. */
  requestUrl(call: UrlCall): Promise<unknown>
}
