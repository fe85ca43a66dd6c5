import type { ErrorCode, ErrorData } from '@foyer/contract/errors'

type Data<Code extends ErrorCode> = keyof ErrorData<Code> extends never
  ? []
  : Partial<ErrorData<Code>> extends ErrorData<Code>
    ? [data?: ErrorData<Code>]
    : [data: ErrorData<Code>]

/** A service refuses a request with one of the contract's codes and its typed data. One function turns it into the answer (kernel/http/failure.ts). */
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
