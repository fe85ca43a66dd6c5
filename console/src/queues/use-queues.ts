import useSWR from 'swr'
import { opTable } from 'virtual:op-table'
import { useNow } from '#format/now.ts'
import { call } from '#request/call.ts'
import { FRESH_EVERY, type Read } from '#request/use-op.ts'
import { mayIn, useSession } from '#session/session.ts'
import type { QueueEntry } from './queue-entry.ts'
import { queueStateOf, type QueueState, type WaitingAt } from './queue-rules.ts'
import { HOUSE, queues } from './queues.ts'

export interface QueueNow extends QueueEntry {
  readonly state: QueueState
  /** Why a part of it could not be read. */
  readonly error: unknown
}

/** A queue, and the merchants of which it is read. */
interface QueueQuery {
  readonly entry: QueueEntry
  readonly scope: 'merchant' | 'house'
  readonly merchants: readonly string[]
}

interface PartsOf {
  readonly entry: QueueEntry
  readonly parts: readonly WaitingAt[]
  readonly error: unknown
}

const readQueue = async (entry: QueueEntry, merchants: readonly string[]): Promise<PartsOf> => {
  const answers = await Promise.allSettled(
    merchants.map(async merchant => ({ merchant, ...entry.read(await call(entry.op, entry.request, merchant)) })),
  )
  return {
    entry,
    parts: answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : [])),
    error: answers.find(answer => answer.status === 'rejected')?.reason as unknown,
  }
}

/** Those of the whole house, of which only what belongs to the chosen merchants or to the house itself is counted. */
const readHouseQueue = async (entry: QueueEntry, merchants: readonly string[]): Promise<PartsOf> => {
  try {
    const { waiting } = entry.read(await call(entry.op, entry.request))
    const shown = waiting.filter(({ merchant = HOUSE }) => merchant === HOUSE || merchants.includes(merchant))
    return { entry, parts: [{ merchant: HOUSE, total: shown.length, waiting: shown }], error: undefined }
  } catch (error) {
    return { entry, parts: [], error }
  }
}

/** Every queue that this person may see, at the chosen merchants; it is read every ten seconds, once for everything that shows it. */
export const useQueues = (): Read<readonly QueueNow[]> => {
  const session = useSession()
  const now = useNow()
  const input = queues.flatMap((entry): readonly QueueQuery[] => {
    const { permission, scope } = opTable[entry.op]
    if (permission === 'stranger') return []
    if (scope === 'house') return mayIn(session, permission) ? [{ entry, scope, merchants: session.chosen.map(({ code }) => code) }] : []
    const merchants = session.chosen.map(({ code }) => code).filter(code => mayIn(session, permission, code))
    return merchants.length > 0 ? [{ entry, scope, merchants }] : []
  })
  const key = ['queues', ...input.map(({ entry, merchants }) => `${entry.op} ${merchants.join()}`)]
  const { data, error, isLoading, mutate } = useSWR(
    key,
    () => Promise.all(input.map(({ entry, scope, merchants }) => (scope === 'house' ? readHouseQueue : readQueue)(entry, merchants))),
    {
      refreshInterval: FRESH_EVERY,
      keepPreviousData: true,
    },
  )
  return {
    value: data?.map(one => ({ ...one.entry, state: queueStateOf(one.parts, one.entry.promise, now), error: one.error })),
    error: error as unknown,
    isReading: isLoading,
    again: () => void mutate(),
  }
}
