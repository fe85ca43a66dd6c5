import type { Calls } from '@foyer/contract'
import type { AnswerOf } from '@foyer/contract/call'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'

type SecurityEvent = AnswerOf<Calls['member.securityEvents']>[number]

/** What happened to the account of late, newest first; none where that cannot be told. */
export const useEvents = (): readonly SecurityEvent[] => {
  const { request } = useRequest()
  const session = useSession()
  const load = () => request('member.securityEvents', {}, { alert: false })
  return useSWR(session ? ['member.securityEvents', session.token] : null, load, { shouldRetryOnError: false }).data ?? []
}
