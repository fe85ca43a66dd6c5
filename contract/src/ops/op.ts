import type { TSchema } from 'typebox'
import type { OpErrorCode } from './errors.ts'
import type { AboutKind, StaffEventName } from './events.ts'
import type { Permission } from './permissions.ts'

/** Everything that the console and its server need to know about one `/ops` call. */
export interface OpDeclaration<Request extends TSchema = TSchema, Answer extends TSchema = TSchema> {
  /** GET reads, POST acts. */
  readonly method: 'GET' | 'POST'
  readonly path: `/ops/${string}`
  readonly summary: string
  /**
   * Who may: at the merchant that the `Merchant` header names, or, of `scope: 'house'`, at any. `signed-in`: every member of staff. `stranger`: anybody,
   * before sign-in.
   */
  readonly permission: Permission | 'signed-in' | 'stranger'
  /** `merchant`: about one merchant, which leads every key. `house`: about the whole installation; no header is read. */
  readonly scope: 'merchant' | 'house'
  /** The staff event that it leaves: of every act, and of a read that shows personal data. */
  readonly event?: StaffEventName
  /** Of a read with an event: what it is about, and the field of the request with its id. */
  readonly about?: readonly [kind: AboutKind, field: string]
  /** Done by a person in the console, and by no token: what gives others power, and what a second person decides. */
  readonly atConsole?: true
  /** Of a read: it may show what was so a second ago, and is read from a copy of the database where the installation has one. */
  readonly mayLag?: true
  /** Bytes that a body may have, where it is more than usual. */
  readonly bodyLimit?: number
  /** Query of a GET, JSON body of a POST. */
  readonly request: Request
  /** The `value` of a successful answer. */
  readonly answer: Answer
  /** Its error codes, besides those of every op (`COMMON_OP_ERRORS`). */
  readonly errors: readonly OpErrorCode[]
}

type Facts = Omit<OpDeclaration, 'request' | 'answer' | 'method' | 'event' | 'about'> &
  (
    | { readonly method: 'GET'; readonly event?: never; readonly about?: never }
    | { readonly method: 'GET'; readonly event: StaffEventName; readonly about: readonly [kind: AboutKind, field: string] }
    | { readonly method: 'POST'; readonly event: StaffEventName; readonly about?: never }
  )

/** Declares an op, keeping the literal types of its schemas. An act without an event does not compile. */
export const declareOp = <const Request extends TSchema, const Answer extends TSchema, const Given extends Facts>(
  op: Given & { readonly request: Request; readonly answer: Answer },
): Given & { readonly request: Request; readonly answer: Answer } => op
