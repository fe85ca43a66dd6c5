import { randomInt } from 'node:crypto'
import type { DrawRules } from '@foyer/draw-check/draw-rules'
import type { RequestedLine } from './choice.ts'

/** One ticket with numbers by chance; of a lottery of digits, of its first way to play. */
export const quickPick = ({ pick, digits }: DrawRules): RequestedLine => {
  if (pick) {
    const numbers = new Set<number>()
    while (numbers.size < pick.numbers) numbers.add(randomInt(1, pick.of + 1))
    return { numbers: [...numbers].map(String) }
  }
  const [first] = digits?.plays ?? []
  if (!first) throw new Error('a lottery has nothing to choose')
  return { play: first.play, numbers: [Array.from({ length: first.digits }, () => randomInt(10)).join('')] }
}
