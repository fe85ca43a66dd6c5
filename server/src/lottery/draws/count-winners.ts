import type { DrawRules, Results } from '@foyer/draw-check/draw-rules'
import type { Pool, Prize } from '@foyer/draw-check/prizes'
import { winsOf } from '@foyer/draw-check/rules'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import { ticketBlocks } from '#lottery/tickets/count-tickets.ts'
import type { StepDeps } from './step.ts'

/** How many units won each prize. */
export const countWinners = async (
  stores: StepDeps['stores'],
  draw: StoredDraw,
  rules: DrawRules,
  results: Results,
): Promise<ReadonlyMap<string, number>> => {
  const winners = new Map<string, number>()
  for await (const tickets of ticketBlocks(stores, draw))
    for (const { play, numbers, units } of tickets)
      for (const { tier, times } of winsOf(rules, results, { play, numbers: numbers.split(' ') }))
        winners.set(tier.tier, (winners.get(tier.tier) ?? 0) + units * times)
  return winners
}

/** Whether each sum, and all that is paid, is a whole number that is exact. */
export const areExact = (prizes: readonly Prize[], pool: Pool | null): boolean =>
  [prizes.reduce((sum, prize) => sum + prize.sum, 0), ...prizes.flatMap(({ each, sum }) => [each, sum]), ...Object.values(pool ?? {})].every(
    Number.isSafeInteger,
  )
