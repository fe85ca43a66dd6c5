import type { OpErrorCode, OpErrorData } from '@foyer/contract/ops/errors'

type Data<Code extends OpErrorCode> = keyof OpErrorData<Code> extends never
  ? []
  : Partial<OpErrorData<Code>> extends OpErrorData<Code>
    ? [data?: OpErrorData<Code>]
    : [data: OpErrorData<Code>]

/**
 * An op refuses with one of the console's codes and its typed data. One function turns it into the answer (`op-failure.ts`). It is no `Refusal`: the codes of
 * players' calls and of ops are two tables with data of their own, and what one of them may answer must not compile in the other.
 */
export class OpRefusal<Code extends OpErrorCode = OpErrorCode> extends Error {
  readonly code: Code
  readonly data: OpErrorData<Code> | undefined

  constructor(code: Code, ...[data]: Data<Code>) {
    super(code)
    this.name = 'OpRefusal'
    this.code = code
    this.data = data
  }
}
