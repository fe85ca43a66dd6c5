import type { ErrorCode, ErrorData } from '@foyer/contract/errors'

type Data<Code extends ErrorCode> = keyof ErrorData<Code> extends never
  ? []
  : Partial<ErrorData<Code>> extends ErrorData<Code>
    ? [data?: ErrorData<Code>]
    : [data: ErrorData<Code>]

/** A service says no: one of the contract's codes with its typed data. The one place that writes answers turns it into the envelope. */
export class Refusal<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly data: ErrorData<Code> | undefined

  constructor(code: Code, ...[data]: Data<Code>) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.data = data
  }
}
