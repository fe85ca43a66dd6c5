import { DAY_MS } from '@foyer/contract/time-units'
import { hourOf } from '#games/returns/sum-returns.ts'
import type { Deps } from '#kernel/deps.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { gameWords } from './game-words.ts'

const DAYS = 7

export const returns =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): OpService<'games.returns'> =>
  async ({ days = DAYS }, { merchant }) => {
    const since = hourOf(new Date(clock().getTime() - days * DAY_MS))
    const found = await stores.gameReturns.since(merchant.code, since)
    return {
      ...currencyFacts(merchant),
      since: since.toISOString(),
      games: found.map(({ game, ...sums }) => ({
        game,
        name: gameWords(merchant, game),
        ...sums,
        stated: merchant.content.games?.find(({ code }) => code === game)?.rtp ?? null,
      })),
    }
  }
