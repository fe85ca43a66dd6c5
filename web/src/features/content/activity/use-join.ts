import useSWR, { useSWRConfig } from 'swr'
import { rewardsKey } from '#blocks/rewards/use-rewards.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useRequest } from '#request/request-context.ts'
import { currentSession, useSession } from '#session/session-store.ts'
import { useMember } from '#session/use-member.ts'
import { askToSignIn } from '#sign-in/sign-in-dialog.ts'

const keyOf = (session: { readonly id: string } | null | undefined) => (session ? ['activities.joined', session.id] : null)

/** Taking part in an activity. A visitor, or a guest of free play, signs in first and then takes part. */
export const useJoin = (id: string) => {
  const { request } = useRequest()
  const session = useSession()
  const { member } = useMember()
  const { mutate } = useSWRConfig()
  const { data, error } = useSWR(keyOf(session), () => request('activities.joined', {}, { alert: false }), { shouldRetryOnError: false })
  const { processing, problem, run } = useSubmit()

  const send = () =>
    void run(async () => {
      await request('activities.join', { id })
      // Of the session that there is by now: the player may just have signed in.
      const now = currentSession()
      await mutate(keyOf(now))
      await mutate(rewardsKey(now))
    })
  return {
    /** Whether it is known if the member takes part. Once more changes nothing, so a failure counts too. */
    known: !session || data !== undefined || error !== undefined,
    joined: data?.ids.includes(id) ?? false,
    busy: processing,
    problem,
    join: session && !member?.guest ? send : () => askToSignIn(send),
  }
}
