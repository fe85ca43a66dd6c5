import type { Choice, DrawRules, Results, Tier } from './draw-rules.ts'

/** How many numbers are drawn, and from how many. */
export const drawSize = ({ pick, digits }: DrawRules): { readonly count: number; readonly of: number } => {
  if (pick) return { count: pick.numbers + (pick.bonus ? 1 : 0), of: pick.of }
  if (digits) return { count: digits.groups.reduce((sum, { numbers }) => sum + numbers, 0), of: 10 ** digits.length }
  throw new Error('the rules name neither numbers to pick nor digits')
}

/** A picked number as tickets and results write it. */
export const pickText = (number: number): string => String(number).padStart(2, '0')

/** What drawn values (from 0) mean by the rules. */
export const resultsOf = ({ pick, digits }: DrawRules, values: readonly number[]): Results => {
  if (pick) {
    const texts = values.map(value => pickText(value + 1))
    const main = { group: 'main', numbers: texts.slice(0, pick.numbers) }
    return pick.bonus ? [main, { group: 'bonus', numbers: texts.slice(pick.numbers) }] : [main]
  }
  const texts = values.map(value => String(value).padStart(digits?.length ?? 0, '0'))
  let from = 0
  return (digits?.groups ?? []).map(({ group, numbers }) => {
    from += numbers
    return { group, numbers: texts.slice(from - numbers, from) }
  })
}

/** The prizes that a choice wins, each with how many times. */
export const winsOf = (
  { pick, tiers }: DrawRules,
  results: Results,
  { play, numbers }: Choice,
): readonly { readonly tier: Tier; readonly times: number }[] => {
  const drawnFor = (wanted: string | null) => results.find(({ group }) => group === wanted)?.numbers ?? []
  if (pick) {
    const main = drawnFor('main')
    const matches = numbers.filter(number => main.includes(number)).length
    const hasBonus = drawnFor('bonus').some(number => numbers.includes(number))
    const tier = tiers.find(({ match, bonus }) => matches >= (match ?? Infinity) && (!bonus || hasBonus))
    return tier ? [{ tier, times: 1 }] : []
  }
  const [chosen = ''] = numbers
  return tiers
    .filter(tier => tier.play === play)
    .map(tier => ({ tier, times: drawnFor(tier.group).filter(number => number.endsWith(chosen)).length }))
    .filter(({ times }) => times > 0)
}
