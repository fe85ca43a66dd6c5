import { useMemo } from 'react'
import useSWRImmutable from 'swr/immutable'
import { useGames } from '#blocks/games/launch/use-games.ts'
import { useMyGames } from '#blocks/games/my-games/use-my-games.ts'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useLanguage, useWords } from '#texts/use-texts.ts'

interface GameFace {
  readonly name: string
  readonly image: string | undefined
}

/** The lotteries that the merchant has, for their names and pictures; undefined while they load. */
const useNamedLotteries = () => {
  const { request } = useRequest()
  const language = useLanguage()
  const offers = useOffers()
  const { data } = useSWRImmutable(
    offers(paths.lotteries) ? ['lottery.list', 'names', language] : null,
    async () => (await request('lottery.list', {}, { alert: false })).lotteries,
    { shouldRetryOnError: false },
  )
  return data
}

/** Name and picture of a game or lottery by its code; undefined while they load, and of what is no longer offered. */
export const useGameFace = (): ((code: string) => GameFace | undefined) => {
  const ofGames = useWords('play')
  const ofLotteries = useWords('lottery')
  const { games } = useGames()
  const data = useNamedLotteries()
  return useMemo(() => {
    const faces = new Map<string, GameFace>()
    for (const { code, name, image } of data ?? []) faces.set(code, { name: ofLotteries(name), image: image ?? undefined })
    for (const { code, name, image } of games ?? []) faces.set(code, { name: ofGames(name), image })
    return code => faces.get(code)
  }, [data, games, ofGames, ofLotteries])
}

/** What the statement can be narrowed to: the games that the member played last, and the lotteries. */
export const usePlayed = (): { readonly played: readonly string[]; readonly nameOf: (code: string) => string } => {
  const { mine } = useMyGames()
  const lotteries = useNamedLotteries()
  const faceOf = useGameFace()
  return {
    played: [...(mine?.recent ?? []), ...(lotteries ?? []).map(({ code }) => code)],
    nameOf: code => faceOf(code)?.name ?? code,
  }
}
