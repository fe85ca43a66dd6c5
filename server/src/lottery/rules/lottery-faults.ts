import type { LotteriesContent } from '@foyer/contract/lottery/lotteries-content'
import type { Finding } from '#kernel/merchants/json/reasons.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'

type Lottery = Sound<LotteriesContent['lotteries'][number]>
type Pick = NonNullable<Lottery['pick']>
type Digits = NonNullable<Lottery['digits']>

const given = <Item>(list: readonly (Item | undefined)[] | undefined): readonly (readonly [at: number, item: Item])[] =>
  (list ?? []).flatMap((item, at) => (item === undefined ? [] : [[at, item] as const]))

/** Whether `value` × 10^`decimals` is a whole number, but for what a number in decimal form cannot say exactly. */
const isWhole = (value: number, decimals = 0): boolean => {
  const units = value * 10 ** decimals
  return Math.abs(units - Math.round(units)) < 1e-6
}

const pickFaults = ({ numbers = 1, of = Infinity, bonus = false, pool, prizes }: Pick, isPrize: (factor: number) => boolean): readonly Finding[] => {
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

const digitFaults = ({ length = 4, groups, plays }: Digits, isPrize: (factor: number) => boolean): readonly Finding[] => {
  const found: Finding[] = []
  const drawn = new Set<string>()
  for (const [at, { group }] of given(groups)) {
    if (group !== undefined && drawn.has(group)) found.push({ path: `/digits/groups/${at}/group`, reason: 'stands there twice' })
    if (group !== undefined) drawn.add(group)
  }
  if (given(groups).reduce((sum, [, { numbers = 0 }]) => sum + numbers, 0) > 10 ** length)
    found.push({ path: '/digits/groups', reason: 'draw more numbers than there are' })
  const names = new Set<string>()
  for (const [at, { play, digits = 1, prizes }] of given(plays)) {
    const reportAt = (path: string, reason: string) => found.push({ path: `/digits/plays/${at}${path}`, reason })
    if (play !== undefined && names.has(play)) reportAt('/play', 'stands there twice')
    if (play !== undefined) names.add(play)
    if (digits > length) reportAt('/digits', 'is more than the drawn numbers have')
    const paid = new Set<string>()
    for (const [nth, { group, factor }] of given(prizes)) {
      if (group !== undefined && !drawn.has(group)) reportAt(`/prizes/${nth}/group`, 'is not drawn')
      if (group !== undefined && paid.has(group)) reportAt(`/prizes/${nth}/group`, 'stands there twice')
      if (group !== undefined) paid.add(group)
      if (factor !== undefined && !isPrize(factor)) reportAt(`/prizes/${nth}/factor`, 'does not give a sum that the currency has')
    }
  }
  return found
}

/** What no schema sees of a lottery; paths begin below it. */
export const lotteryFaults = (
  { everyMinutes, times, price = 1, closeSeconds = 0, pick, digits, most = {} }: Lottery,
  decimals: number,
): readonly Finding[] => {
  const found: Finding[] = []
  if ((everyMinutes === undefined) === (times === undefined)) found.push({ path: '', reason: 'must have either everyMinutes or times' })
  if ((pick === undefined) === (digits === undefined)) found.push({ path: '', reason: 'must have either pick or digits' })
  if (everyMinutes !== undefined && closeSeconds >= everyMinutes * 60)
    found.push({ path: '/closeSeconds', reason: 'leaves no time in which tickets are sold' })
  if (pick?.jackpot !== undefined && pick.pool === undefined)
    found.push({ path: '/pick/jackpot', reason: 'has an effect only with a pool: without one the prizes are fixed' })
  if (price === 0) found.push({ path: '/price', reason: 'must be above 0' })
  for (const [path, sum] of Object.entries({ '/price': price, '/pick/jackpot': pick?.jackpot, '/most/number': most.number, '/most/draw': most.draw }))
    if (sum !== undefined && !isWhole(sum, decimals)) found.push({ path, reason: `has more than the ${decimals} decimals of the currency` })
  const isPrize = (factor: number) => isWhole(price * factor, decimals)
  return [...found, ...(pick ? pickFaults(pick, isPrize) : []), ...(digits ? digitFaults(digits, isPrize) : [])]
}
