import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { askToSignIn } from '#sign-in/sign-in-dialog.ts'
import { withFavorite, type MyGames } from './my-games.ts'

const ONCE = { shouldRetryOnError: false } as const

/** The member's own games; undefined for visitors. A star shows its change at once, and goes back where the server refuses. */
export const useMyGames = () => {
  const { request } = useRequest()
  const session = useSession()
  // All other games are shown without them, so a failure is not told.
  const load = () => request('games.mine', {}, { alert: false })
  const { data: mine, mutate } = useSWR<MyGames>(session ? ['games.mine', session.id] : null, load, ONCE)

  const setFavorite = (code: string, favorite: boolean) => {
    const after = withFavorite(mine, code, favorite)
    const send = async () => {
      await request('games.setFavorite', { code, favorite })
      return after
    }
    // Right after signing in the others are not known yet, so they are asked for.
    const options = { optimisticData: after, rollbackOnError: true, revalidate: mine === undefined }
    // The error policy has told the player what went wrong.
    mutate(send(), options).catch(() => undefined)
  }
  return { mine, setFavorite: session ? setFavorite : (code: string, favorite: boolean) => askToSignIn(() => setFavorite(code, favorite)) }
}
