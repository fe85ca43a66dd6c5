import type { Calls } from '@foyer/contract'
import type { AnswerOf } from '@foyer/contract/call'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from './session-store.ts'

export type Security = AnswerOf<Calls['member.security']>

/** No alert: the page itself says that it could not be loaded. */
const SILENT = { alert: false } as const
const ONCE = { shouldRetryOnError: false } as const

/** What protects the member's account. */
export const useSecurity = () => {
  const { request } = useRequest()
  const session = useSession()
  const { data, error, mutate } = useSWR(session ? ['member.security', session.id] : null, () => request('member.security', {}, SILENT), ONCE)
  return { data, failed: error !== undefined, refresh: async () => void (await mutate()) }
}
