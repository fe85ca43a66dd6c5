import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'
import type { LanguageCode } from './languages.ts'

/** Request timeout of the first client, ms (spec 1 §7, spec 2 §7). */
export const REQUEST_TIMEOUT = 30_000
/** Request timeout of the second client, for calls a player waits on, ms (spec 1 §7). */
export const SHORT_REQUEST_TIMEOUT = 10_000

/** Bytes that a body may have; declared requests are far smaller, except those that declare a limit of their own. */
export const BODY_LIMIT = 32 * 1024

/** Everything that web and server need to know about one `/wps` call. */
export interface CallDeclaration<Request extends TSchema = TSchema, Answer extends TSchema = TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/wps/${string}`
  /** One line for the API page. */
  readonly summary: string
  /** `required`: without a valid session the answer is one of `SESSION_ERRORS`. `none`: the session is not read at all. */
  readonly session: 'none' | 'optional' | 'required'
  /** Sees the session of a member whose password somebody else chose; every other call is refused with `password.change.required`, or sees a visitor. */
  readonly beforeOwnPassword?: true
  /** The body must be encrypted as in spec 1 §7; a plain body is refused. */
  readonly encrypted?: true
  /** The `ModuleId` header (spec 1 §7). */
  readonly moduleId: string
  /** The language of a request that names none, where it is another than `REQUEST_LANGUAGE` (spec 2 §9, Default language). */
  readonly language?: LanguageCode
  /** ms; `REQUEST_TIMEOUT` when absent. */
  readonly timeout?: number
  /** Bytes that a body may have, where it is more than usual (`BODY_LIMIT`). */
  readonly bodyLimit?: number
  /** `session`: the web may keep a successful answer in session storage. `never`: sent with no-cache. */
  readonly cache?: 'session' | 'never'
  /** Answered even while the merchant is in maintenance or refuses the visitor's region. */
  readonly always?: true
  /** Answered on a blocked host too, because the blocked-domain notice needs it (spec 2 §4). Other calls fail there with `domain_not_available`. */
  readonly onBlockedHost?: true
  /** Answered on a host without a merchant if the `Merchant` header names one: a cached page may still run on a host that the merchant lost. */
  readonly onUnknownHost?: true
  /** `own`: pages on the merchant's other hosts may call it. `any`: every page may, without credentials, as it reveals nothing (spec 2 §7, race of the lines). */
  readonly crossOrigin?: 'own' | 'any'
  /** The answer is sent as it is, without the `{success, value}` frame (manifest, ping). */
  readonly bare?: true
  /** Query of a GET or DELETE, (decrypted) JSON body of a POST or PUT. */
  readonly request: Request
  /** The `value` of a successful answer. */
  readonly answer: Answer
  /** The error codes of this call, besides those of every call (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[]
}

/** Declares a call, keeping the literal types of its schemas. */
export const declareCall = <
  const Request extends TSchema,
  const Answer extends TSchema,
  const Facts extends Omit<CallDeclaration, 'request' | 'answer'>,
>(
  call: Facts & { readonly request: Request; readonly answer: Answer },
): Facts & { readonly request: Request; readonly answer: Answer } => call

export type RequestOf<Call extends { readonly request: TSchema }> = Static<Call['request']>
export type AnswerOf<Call extends { readonly answer: TSchema }> = Static<Call['answer']>

/** What the web needs to know about a call at run time, without its schemas (`virtual:call-table`). */
export type WireFacts = Pick<CallDeclaration, 'method' | 'path' | 'session' | 'encrypted' | 'moduleId' | 'timeout' | 'cache' | 'bare'>
