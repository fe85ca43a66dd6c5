import type { CallAnswers } from '@foyer/contract'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'

type SecurityEvent = CallAnswers['member.securityEvents'][number]

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
