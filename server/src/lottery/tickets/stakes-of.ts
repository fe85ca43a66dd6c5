import type { StoredDraw } from '#lottery/stored-draw.ts'
import type { Line } from './choice.ts'
import type { Stake } from './sale.ts'

/** What the lines stake on each of their numbers, and altogether, as far as the merchant limits it. */
export const stakesOf = ({ mostOnNumber, mostInDraw }: StoredDraw, lines: readonly Line[], amount: number): readonly Stake[] => {
  const byNumbers = new Map<string, number>()
  for (const { play, numbers, price } of lines) {
    const subject = `${play ?? 'pick'}:${numbers}`
    byNumbers.set(subject, (byNumbers.get(subject) ?? 0) + price)
  }
  const ofNumbers = mostOnNumber === null ? [] : [...byNumbers].map(([subject, staked]) => ({ subject, amount: staked, most: mostOnNumber }))
  return mostInDraw === null ? ofNumbers : [...ofNumbers, { subject: '', amount, most: mostInDraw }]
}

/** What a new stake alone may not pass: the table's check sees the sum. */
export const isTooMuch = ({ amount, most }: Stake): boolean => amount > most
