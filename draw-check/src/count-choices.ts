import { isSold, leafOfChoice, type OfDraw, readLine } from './choices.ts'
import type { DrawRules, Results } from './draw-rules.ts'
import { rootOf } from './merkle.ts'
import { winsOf } from './rules.ts'

/** What published choices come to. */
export interface Counted {
  readonly count: number
  readonly root: string
  readonly staked: number
  /** Units by prize. */
  readonly winners: ReadonlyMap<string, number>
}

/** Counts tickets, stakes and winners anew from the published file; undefined where it is no such file, or has a ticket that the rules do not sell. */
export const countChoices = (text: string, draw: OfDraw, rules: DrawRules, results: Results): Counted | undefined => {
  const leaves: string[] = []
  const winners = new Map<string, number>()
  let staked = 0
  let last = 0
  try {
    for (const line of text.split('\n')) {
      if (line === '') continue
      const choice = readLine(line)
      if (!choice || !isSold(rules, choice) || choice.number <= last) return undefined
      last = choice.number
      staked += choice.price
      leaves.push(leafOfChoice(draw, choice))
      for (const { tier, times } of winsOf(rules, results, choice)) winners.set(tier.tier, (winners.get(tier.tier) ?? 0) + choice.units * times)
    }
  } catch {
    // A line that is no JSON, or has something else in it.
    return undefined
  }
  return { count: leaves.length, root: rootOf(leaves), staked, winners }
}
