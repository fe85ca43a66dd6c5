import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { askToSignIn } from '#sign-in/sign-in-dialog.ts'
import { useLanguage } from '#texts/use-texts.ts'
import type { MyGames } from './shelves.ts'

/** The page itself says that they could not be loaded. */
const SILENT = { alert: false } as const
const ONCE = { shouldRetryOnError: false } as const

export const useGames = () => {
  const { request } = useRequest()
  const { data, error, mutate } = useSWR(['games.gameMatch', useLanguage()], () => request('games.gameMatch', {}, SILENT), ONCE)
  return { games: data?.games, failed: error !== undefined, refresh: () => void mutate() }
}

/** The codes that the words find; undefined while there are no words, or not yet an answer. */
export const useFound = (words: string) => {
  const { request } = useRequest()
  const q = words.trim()
  const { data } = useSWR(q ? ['games.search', q] : null, () => request('games.search', { q }, SILENT), { ...ONCE, keepPreviousData: true })
  return q ? data?.codes : undefined
}

/** The member's own games; undefined for visitors. A star shows its change at once, and goes back where the server refuses. */
export const useMyGames = () => {
  const { request } = useRequest()
  const session = useSession()
  const { data: mine, mutate } = useSWR<MyGames>(session ? ['games.mine', session.id] : null, () => request('games.mine', {}, SILENT), ONCE)

  const setFavorite = (code: string, favorite: boolean) => {
    const before = mine ?? { favorites: [], recent: [] }
    const others = before.favorites.filter(one => one !== code)
    const after = { ...before, favorites: favorite ? [code, ...others] : others }
    const send = async () => {
      await request('games.setFavorite', { code, favorite })
      return after
    }
    // The error policy has told the player what went wrong.
    mutate(send(), { optimisticData: after, rollbackOnError: true, revalidate: false }).catch(() => undefined)
  }
  return { mine, setFavorite: session ? setFavorite : (code: string, favorite: boolean) => askToSignIn(() => setFavorite(code, favorite)) }
}
