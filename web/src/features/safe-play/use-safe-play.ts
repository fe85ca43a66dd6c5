import type { CallAnswers } from '@foyer/contract'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useMember } from '#session/use-member.ts'

export type SafePlay = CallAnswers['safePlay.overview']
export type OwnSafePlay = NonNullable<SafePlay['own']>

/** What each part of the page gets. */
export interface MemberPartProps {
  readonly safePlay: SafePlay
  readonly own: OwnSafePlay
  readonly refresh: () => Promise<void>
}

/** What each part of a limit gets. */
export interface OwnLimitProps {
  readonly limit: OwnSafePlay['limits'][number]
  readonly safePlay: SafePlay
  readonly refresh: () => Promise<void>
}

/** What the policy offers where the player is, and what the member has set. */
export const useSafePlay = () => {
  const { request } = useRequest()
  const session = useSession()
  const key = session === undefined ? null : ['safePlay.overview', session?.id ?? null]
  const { data, error, mutate } = useSWR(key, () => request('safePlay.overview', {}, { alert: false }), { shouldRetryOnError: false })
  const { refresh: refreshMember } = useMember()
  const refresh = async () => {
    await mutate()
    // Every page says from now on what holds.
    refreshMember()
  }
  return { data, failed: error !== undefined, refresh }
}
