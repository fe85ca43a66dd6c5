import type { CallAnswers } from '@foyer/contract'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'

export type Overview = CallAnswers['mall.overview']

/** The member's points, and how many of each good are left. */
export const useMall = () => {
  const { request } = useRequest()
  const session = useSession()
  const load = () => request('mall.overview', {}, { alert: false })
  const { data, error, mutate } = useSWR(session ? ['mall.overview', session.id] : null, load, { shouldRetryOnError: false })
  return { overview: data, failed: error !== undefined && !data, refresh: async () => void (await mutate()) }
}
