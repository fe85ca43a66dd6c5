import type { DrawRules } from '@foyer/draw-check/draw-rules'

const choose = (of: number, some: number): number => {
  let ways = 1
  for (let one = 1; one <= some; one += 1) ways = (ways * (of - some + one)) / one
  return some < 0 || some > of ? 0 : ways
}

/** How likely a ticket of picked numbers has exactly so many of the drawn ones, with or without the bonus number. */
const likelihood = (pick: NonNullable<DrawRules['pick']>, matches: number, hasBonus: boolean): number => {
  const { numbers, of } = pick
  const exact = (choose(numbers, matches) * choose(of - numbers, numbers - matches)) / choose(of, numbers)
  // The bonus is one of the numbers that were not drawn; the ticket has those of its own among them that did not match.
  const bonus = pick.bonus ? (numbers - matches) / (of - numbers) : 0
  return exact * (hasBonus ? bonus : 1 - bonus)
}

/**
 * What the rules of a lottery return of all stakes in the long run, per cent; null where that depends on the players: of a pool with a first prize
 * that is promised, and of digits where plays differ (then the lowest play counts).
 */
export const returnOf = ({ price, pick, digits, pool, jackpot, tiers }: DrawRules): number | null => {
  // What is left of a pool goes on to the next draw, so nothing of its share is lost. What the house adds to a promised prize nobody knows before.
  if (pool !== null) return jackpot === undefined ? pool : null
  if (pick) {
    let sum = 0
    for (let matches = 0; matches <= pick.numbers; matches += 1)
      for (const hasBonus of [false, true]) {
        const tier = tiers.find(({ match, bonus }) => matches >= (match ?? Infinity) && (!bonus || hasBonus))
        sum += (tier?.prize ?? 0) * likelihood(pick, matches, hasBonus)
      }
    return (sum / price) * 100
  }
  if (!digits) return null
  const ofPlay = digits.plays.map(({ play, digits: length }) => {
    const own = tiers.filter(tier => tier.play === play)
    const drawn = (group: string | null) => digits.groups.find(one => one.group === group)?.numbers ?? 0
    return own.reduce((sum, { group, prize }) => sum + ((prize ?? 0) * drawn(group)) / 10 ** length, 0)
  })
  return ofPlay.length === 0 ? null : (Math.min(...ofPlay) / price) * 100
}
