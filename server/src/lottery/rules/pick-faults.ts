import type { LotteriesContent } from '@foyer/contract/lottery/lotteries-content'
import type { Finding } from '#kernel/merchants/json/reasons.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'

export type Lottery = Sound<LotteriesContent['lotteries'][number]>
type Pick = NonNullable<Lottery['pick']>

export const given = <Item>(list: readonly (Item | undefined)[] | undefined): readonly (readonly [at: number, item: Item])[] =>
  (list ?? []).flatMap((item, at) => (item === undefined ? [] : [[at, item] as const]))

export const pickFaults = (
  { numbers = 1, of = Infinity, bonus = false, pool, prizes }: Pick,
  isPrize: (factor: number) => boolean,
): readonly Finding[] => {
  const found: Finding[] = []
  if (numbers + (bonus ? 1 : 0) > of) found.push({ path: '/pick/of', reason: 'is less than the numbers that are drawn' })
  const tiers = new Set<string>()
  let percents = 0
  for (const [at, prize] of given(prizes)) {
    const { match = 1, bonus: withBonus = false, factor, percent } = prize
    const reportAt = (path: string, reason: string) => found.push({ path: `/pick/prizes/${at}${path}`, reason })
    const tier = `${match} ${withBonus}`
    if (tiers.has(tier)) reportAt('/match', 'is that of another prize too')
    tiers.add(tier)
    if (match > numbers) reportAt('/match', 'is more than the numbers that are chosen')
    if (withBonus && !bonus) reportAt('/bonus', 'asks for a bonus number, and none is drawn')
    if (withBonus && match === numbers) reportAt('/bonus', 'cannot be met: whoever has all numbers cannot have another one')
    if (pool === undefined && factor === undefined) reportAt('/factor', 'is missing: without a pool each prize is the price times a factor')
    if (pool === undefined && percent !== undefined) reportAt('/percent', 'has an effect only with a pool')
    if (pool !== undefined && percent === undefined) reportAt('/percent', 'is missing: each prize is a part of the pool')
    if (pool !== undefined && factor !== undefined) reportAt('/factor', 'has no effect with a pool')
    if (factor !== undefined && !isPrize(factor)) reportAt('/factor', 'does not give a sum that the currency has')
    percents += percent ?? 0
  }
  if (pool !== undefined && percents !== 100 && given(prizes).every(([, { percent }]) => percent !== undefined))
    found.push({ path: '/pick/prizes', reason: `have ${percents} percent together, not 100` })
  return found
}
