import type { Calls } from '@foyer/contract'
import type { AnswerOf } from '@foyer/contract/call'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'

type SecurityEvent = AnswerOf<Calls['member.securityEvents']>[number]

interface Events {
  /** Empty if they could not be loaded. */
  readonly events: readonly SecurityEvent[]
  refresh(): Promise<void>
}

/** Recent events of the account, newest first. */
export const useEvents = (): Events => {
  const { request } = useRequest()
  const session = useSession()
  const load = () => request('member.securityEvents', {}, { alert: false })
  const { data = [], mutate } = useSWR(session ? ['member.securityEvents', session.id] : null, load, { shouldRetryOnError: false })
  return { events: data, refresh: async () => void (await mutate()) }
}
