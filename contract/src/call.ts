import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/** Request timeout of the first client, ms (spec 1 §7, spec 2 §7). */
export const REQUEST_TIMEOUT = 30_000
/** Request timeout of the second client, for calls a player waits on, ms (spec 1 §7). */
export const SHORT_REQUEST_TIMEOUT = 10_000

/** One `/wps` call: everything either end needs to know about it, said once. */
export interface CallDeclaration<Request extends TSchema = TSchema, Answer extends TSchema = TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/wps/${string}`
  /** One line for the API page. */
  readonly summary: string
  /** `required` answers one of `SESSION_ERRORS` without a living session; `none` never looks at one. */
  readonly session: 'none' | 'optional' | 'required'
  /** The body must come in the envelope of spec 1 §7; refused when it comes plain. */
  readonly encrypted?: true
  /** The `ModuleId` header (spec 1 §7). */
  readonly moduleId: string
  /** ms; `REQUEST_TIMEOUT` when absent. */
  readonly timeout?: number
  /** `session`: the web may keep a successful answer in session storage. `never`: sent with no-cache. */
  readonly cache?: 'session' | 'never'
  /** Answered while the merchant is in maintenance or refuses the visitor's region. */
  readonly always?: true
  /** Answered on a blocked host too: what the blocked-domain notice needs (spec 2 §4). Every other call says `domain_not_available` there. */
  readonly onBlockedHost?: true
  /** Answered on a host no merchant has, where the `Merchant` header names one: a page kept from a host that was taken away. */
  readonly onUnknownHost?: true
  /** `own`: a page of another host of the merchant may call it. `any`: any page may, without credentials: it tells nothing (spec 2 §7, race of the lines). */
  readonly crossOrigin?: 'own' | 'any'
  /** The answer is sent as it is, without the `{success, value}` frame (manifest, ping). */
  readonly bare?: true
  /** Query of a GET or DELETE, (decrypted) JSON body of a POST or PUT. */
  readonly request: Request
  /** The `value` of a successful answer. */
  readonly answer: Answer
  /** The codes this call may give besides those any call may give (`COMMON_ERRORS`). */
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

/** What the web needs of a call besides its types: the wire facts, without schemas (`virtual:call-table`). */
export type WireFacts = Pick<CallDeclaration, 'method' | 'path' | 'session' | 'encrypted' | 'moduleId' | 'timeout' | 'cache' | 'bare'>
