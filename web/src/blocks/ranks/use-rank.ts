import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import type { RankAnswer } from './rank-rules.ts'

/** The member's progress through the ranks; undefined while unknown. The component that shows it also shows a failure. */
export const useRank = (): { readonly rank: RankAnswer | undefined; readonly failed: boolean; refresh(): void } => {
  const { request } = useRequest()
  const session = useSession()
  const key = session ? ['ranks.playerRankProgress', session.id] : null
  const { data, error, mutate } = useSWR(key, () => request('ranks.playerRankProgress', {}, { alert: false }), { shouldRetryOnError: false })
  return { rank: data, failed: error !== undefined, refresh: () => void mutate() }
}
