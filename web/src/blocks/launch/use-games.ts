import type { Calls } from '@foyer/contract'
import type { AnswerOf } from '@foyer/contract/call'
import useSWRImmutable from 'swr/immutable'
import { useRequest } from '#request/request-context.ts'
import { useLanguage } from '#texts/use-texts.ts'
import { LOBBY, type LaunchOrder } from './launch-order.ts'

export type GameListed = AnswerOf<Calls['games.gameMatch']>['games'][number]

/** Every game that can be played, for its name and picture. Nobody waits for it; undefined until it is known. */
export const useGames = (): readonly GameListed[] | undefined => {
  const { request } = useRequest()
  const language = useLanguage()
  const ask = async () => (await request('games.gameMatch', { platform: 'html5' }, { alert: false })).games
  return useSWRImmutable(['games.gameMatch', language], ask, { shouldRetryOnError: false }).data
}

/** The games that an order may mean: one by its code; by a vendor alone, all of its games. */
export const gamesFor = (games: readonly GameListed[], { code, vendor }: Pick<LaunchOrder, 'code' | 'vendor'>): readonly GameListed[] =>
  games.filter(game => (code === LOBBY ? game.vendor === vendor : game.code === code))
