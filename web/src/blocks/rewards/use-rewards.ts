import type { CallAnswers } from '@foyer/contract'
import useSWR, { useSWRConfig } from 'swr'
import { useSubmit } from '#forms/use-submit.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useMember } from '#session/use-member.ts'

export type Rewards = CallAnswers['rewards.mine']
export type OpenReward = Rewards['open'][number]

export const rewardsKey = (session: { readonly id: string } | null | undefined) => (session ? ['rewards.mine', session.id] : null)

export const boardKey = (session: { readonly id: string } | null | undefined) => (session ? ['rewards.board', session.id] : null)

/** What the member can reach, take and has taken; undefined while unknown, and where it is not wanted. */
export const useRewards = (isWanted = true): { readonly rewards: Rewards | undefined; readonly failed: boolean; refresh(): void } => {
  const { request } = useRequest()
  const key = rewardsKey(useSession())
  const { data, error, mutate } = useSWR(isWanted ? key : null, () => request('rewards.mine', {}, { alert: false }), { shouldRetryOnError: false })
  return { rewards: data, failed: data === undefined && error !== undefined, refresh: () => void mutate() }
}

/** Takes a reward; then the lists, the board, the balance and the badges are asked for anew. */
export const useClaim = ({ id, turn }: Pick<OpenReward, 'id' | 'turn'>) => {
  const { request } = useRequest()
  const { mutate } = useSWRConfig()
  const { refresh } = useMember()
  const session = useSession()
  const { processing, problem, run } = useSubmit()
  const take = () =>
    void run(async () => {
      await request('rewards.claim', { id, turn })
      refresh()
      await Promise.all([mutate(rewardsKey(session)), mutate(boardKey(session))])
    })
  return { busy: processing, problem, take }
}
