import { useSWRConfig } from 'swr'
import { useSubmit } from '#forms/use-submit.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useMember } from '#session/use-member.ts'
import { boardKey, rewardsKey, type OpenReward } from './use-rewards.ts'

type Named = Pick<OpenReward, 'id' | 'turn'>

/** Takes one after the other. One that is refused keeps none of the others; the first refusal is thrown at the end. */
export const claimEach = async (rewards: readonly Named[], claim: (reward: Named) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = []
  for (const reward of rewards) {
    try {
      await claim(reward)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Takes all rewards that wait; then the lists, the board, the balance and the badges are asked for anew. */
export const useClaimAll = (waiting: readonly OpenReward[]) => {
  const { request } = useRequest()
  const { mutate } = useSWRConfig()
  const { refresh } = useMember()
  const session = useSession()
  const { processing, problem, run } = useSubmit()
  const claimAll = () =>
    void run(async () => {
      try {
        await claimEach(waiting, ({ id, turn }) => request('rewards.claim', { id, turn }))
      } finally {
        refresh()
        await Promise.all([mutate(rewardsKey(session)), mutate(boardKey(session))])
      }
    })
  return { busy: processing, problem, claimAll }
}
