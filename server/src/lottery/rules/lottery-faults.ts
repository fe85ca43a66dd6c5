import type { Finding } from '#kernel/merchants/json/reasons.ts'
import { type Lottery, given, pickFaults } from './pick-faults.ts'

type Digits = NonNullable<Lottery['digits']>

/** Whether `value` × 10^`decimals` is a whole number, but for what a number in decimal form cannot say exactly. */
const isWhole = (value: number, decimals = 0): boolean => {
  const units = value * 10 ** decimals
  return Math.abs(units - Math.round(units)) < 1e-6
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
