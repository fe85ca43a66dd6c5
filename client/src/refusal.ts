import type { CallName, Calls } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'
import type { COMMON_ERRORS, ENCRYPTION_ERRORS, ErrorCode, ErrorData, SESSION_ERRORS } from '@foyer/contract/errors'

type SessionCode<Call> = Call extends { readonly session: 'required' } ? (typeof SESSION_ERRORS)[number] : never
type EncryptionCode<Call> = Call extends { readonly encrypted: true } ? (typeof ENCRYPTION_ERRORS)[number] : never
type CodeOf<Call extends CallDeclaration> = Call['errors'][number] | SessionCode<Call> | EncryptionCode<Call> | (typeof COMMON_ERRORS)[number]

/** Every code that a call may be refused with. */
export type RefusalCode<Name extends CallName = CallName> = CodeOf<Calls[Name]>

interface Refusing<Code extends ErrorCode> {
  readonly code: Code
  /** The `value` of the answer; `{}` where the code has none. */
  readonly data: ErrorData<Code>
  /** For the player, in the language of the client. */
  readonly message: string
  /** The HTTP status. */
  readonly status: number
  /** The id of the request in the server's log. */
  readonly requestId: string | undefined
}

/** What a call was refused with: `code` decides of which shape `data` is. */
export type Refusal<Name extends CallName = CallName> = { readonly [Code in RefusalCode<Name>]: Refusing<Code> }[RefusalCode<Name>]

/** Thrown where the server refuses a call. */
export class CallRefused<Name extends CallName = CallName> extends Error {
  readonly call: Name
  readonly refusal: Refusal<Name>

  constructor(call: Name, refusal: Refusal<Name>) {
    super(`${call} was refused: ${refusal.code}`)
    this.name = 'CallRefused'
    this.call = call
    this.refusal = refusal
  }
}

/** Thrown where there is no answer, none in time, or one that is no answer of a `/wps` server, e.g. the page of a proxy. */
export class CallFailed extends Error {
  readonly call: CallName
  /** The HTTP status; undefined where nothing was answered. */
  readonly status: number | undefined

  constructor(call: CallName, what: string, { status, cause }: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(`${call} failed: ${what}`, { cause })
    this.name = 'CallFailed'
    this.call = call
    this.status = status
  }
}
