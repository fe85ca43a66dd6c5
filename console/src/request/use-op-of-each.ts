import type { OpName } from '@foyer/contract/ops/index'
import useSWR from 'swr'
import { type OpAnswer, type OpRequest, send } from './call.ts'
import type { Options, Read } from './use-op.ts'

/** The answer of one merchant of several. */
export interface ReadOf<Value> {
  readonly merchant: string
  readonly value?: Value
  readonly error?: unknown
}

/** Reads an op of several merchants, each by its own request; one that fails leaves the others readable. */
export const useOpOfEach = <Name extends OpName>(
  name: Name,
  request: OpRequest<Name> | undefined,
  merchants: readonly string[],
  { every = 0 }: Options = {},
): Read<readonly ReadOf<OpAnswer<Name>>[]> => {
  const key = request === undefined ? null : ([name, merchants.join(), request, 'each'] as const)
  const {
    data,
    error,
    isLoading,
    mutate: reread,
  } = useSWR(
    key,
    ([op, , input]) =>
      Promise.all(
        merchants.map(async (merchant): Promise<ReadOf<OpAnswer<Name>>> => {
          try {
            return { merchant, value: (await send(op, input, merchant)) as OpAnswer<Name> }
          } catch (failure) {
            return { merchant, error: failure }
          }
        }),
      ),
    { refreshInterval: every, keepPreviousData: true },
  )
  return { value: data, error: error as unknown, isReading: isLoading, again: () => void reread() }
}
