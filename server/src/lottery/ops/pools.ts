import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { poolSoFar } from '#lottery/pool-so-far.ts'
import { type DrawDeps, titleOf } from './draws.ts'
import { returnOf } from './return-of.ts'

const MEASURED = 100

export const pools = (deps: DrawDeps): OpService<'draws.pools'> => {
  const { stores, clock } = deps
  const poolOf = poolSoFar(deps)
  return async (_request, { merchant }) => {
    const now = clock()
    const lotteries = await Promise.all(
      (merchant.content.lotteries?.lotteries ?? []).map(async ({ code, name, rules }) => {
        const [next, measured] = await Promise.all([
          stores.draws.next(merchant.code, code, now),
          stores.drawDesk.returnOf(merchant.code, code, MEASURED),
        ])
        const rest = next && next.rules.pool !== null ? await stores.draws.restBefore(next) : undefined
        // The draw that is sold keeps the rules under which it was planned.
        const own = next?.rules ?? rules
        return {
          code,
          title: titleOf(merchant, name),
          next: next ? { id: next.id, drawsAt: next.drawsAt.toISOString() } : null,
          pool: next ? await poolOf(next) : null,
          carried: own.pool === null ? null : (rest?.rest ?? 0),
          jackpot: own.jackpot ?? null,
          ...measured,
          stated: returnOf(own),
        }
      }),
    )
    return { ...currencyFacts(merchant), lotteries }
  }
}
