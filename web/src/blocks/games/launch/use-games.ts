import type { GameListed } from '@foyer/contract/games/game-match'
import useSWRImmutable from 'swr/immutable'
import { useRequest } from '#request/request-context.ts'
import { useLanguage } from '#texts/use-texts.ts'
import { LOBBY, type LaunchOrder } from './launch-order.ts'

/** Every game that can be played; undefined until it is known. Whoever shows the games says that they could not be loaded. */
export const useGames = (): { readonly games: readonly GameListed[] | undefined; readonly failed: boolean; refresh(): void } => {
  const { request } = useRequest()
  const load = async () => (await request('games.gameMatch', { platform: 'html5' }, { alert: false })).games
  const { data, error, mutate } = useSWRImmutable(['games.gameMatch', useLanguage()], load, { shouldRetryOnError: false })
  return { games: data, failed: error !== undefined, refresh: () => void mutate() }
}

/** The games that an order may mean: one by its code; by a vendor alone, all of its games. */
export const gamesFor = (games: readonly GameListed[], { code, vendor }: Pick<LaunchOrder, 'code' | 'vendor'>): readonly GameListed[] =>
  games.filter(game => (code === LOBBY ? game.vendor === vendor : game.code === code))
