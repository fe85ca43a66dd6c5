import type { OpErrorCode, OpErrorData } from '@foyer/contract/ops/errors'

/** What the console itself finds: no answer came, or one that is none. */
type OwnCode = 'request.unreachable'

/** An op that was refused or failed. `code` decides; its words stand in the texts, under the same code. */
export class OpError extends Error {
  override readonly name = 'OpError'
  readonly code: OpErrorCode | OwnCode
  readonly data: unknown
  /** By which the log is searched. */
  readonly requestId: string | undefined

  constructor(code: OpErrorCode | OwnCode, data: unknown, requestId: string | undefined) {
    super(code)
    this.code = code
    this.data = data
    this.requestId = requestId
  }

  /** The data of the error, where it has this code. */
  dataOf<Code extends OpErrorCode>(code: Code): OpErrorData<Code> | undefined {
    return this.code === code ? (this.data as OpErrorData<Code>) : undefined
  }
}
