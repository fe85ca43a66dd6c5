import type { OpName } from '@foyer/contract/ops/index'
import { useState } from 'react'
import useSWR, { mutate } from 'swr'
import { type OpAnswer, type OpRequest, send } from './call.ts'

/** Queues and lists move by themselves so often, ms. */
export const FRESH_EVERY = 10_000

/** What a read came to: `value` stays while it is read again. */
export interface Read<Value> {
  readonly value: Value | undefined
  readonly error: unknown
  readonly isReading: boolean
  readonly again: () => void
}

export interface Options {
  /** Reads again so often, ms. */
  readonly every?: number
}

/** Reads an op of one merchant, or of the house; nothing while `request` is undefined. */
export const useOp = <Name extends OpName>(
  name: Name,
  request: OpRequest<Name> | undefined,
  merchant?: string,
  { every = 0 }: Options = {},
): Read<OpAnswer<Name>> => {
  const key = request === undefined ? null : ([name, merchant, request] as const)
  const {
    data,
    error,
    isLoading,
    mutate: reread,
  } = useSWR(key, ([op, of, input]) => send(op, input, of), {
    refreshInterval: every,
    keepPreviousData: true,
  })
  return { value: data as OpAnswer<Name> | undefined, error: error as unknown, isReading: isLoading, again: () => void reread() }
}

/** Has everything read again that these ops showed, or, without names, everything that is on the screen. */
export const readAgain = (...names: readonly OpName[]): void =>
  void mutate(key => Array.isArray(key) && (names.length === 0 || names.includes(key[0] as OpName)))

export interface Act<Name extends OpName> {
  /** Undefined where it failed; then `error` says why. */
  readonly act: (request: OpRequest<Name>, merchant?: string) => Promise<OpAnswer<Name> | undefined>
  readonly busy: boolean
  readonly error: unknown
  readonly forget: () => void
}

/** An act: it runs once at a time, and everything on the screen is read again after it. */
export const useAct = <Name extends OpName>(name: Name): Act<Name> => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const act = async (request: OpRequest<Name>, merchant?: string): Promise<OpAnswer<Name> | undefined> => {
    if (busy) return undefined
    setBusy(true)
    setError(undefined)
    try {
      const answer = (await send(name, request, merchant)) as OpAnswer<Name>
      readAgain()
      return answer
    } catch (failure) {
      setError(failure)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { act, busy, error, forget: () => setError(undefined) }
}
