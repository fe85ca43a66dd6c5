import { rankOf } from '#games/cards.ts'

/** The hands that pay, the best first. */
export const HANDS = ['royal', 'straight_flush', 'four', 'full_house', 'flush', 'straight', 'three', 'two_pairs', 'jacks'] as const
export type Hand = (typeof HANDS)[number]

/** How many cards of each rank there are; place 0 is the ace's. */
const countRanks = (cards: readonly number[]): readonly number[] => {
  const counts = Array.from({ length: 13 }, () => 0)
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1
  return counts
}

/** Jacks, queens, kings and aces: a pair of them pays. */
export const isHigh = (rank: number): boolean => rank === 0 || rank > 9

/** What five cards are worth; undefined where they pay nothing. */
export const handOf = (cards: readonly number[]): Hand | undefined => {
  const counts = countRanks(cards)
  const most = Math.max(...counts)
  const pairs = counts.filter(count => count === 2).length
  if (most === 4) return 'four'
  if (most === 3) return pairs === 1 ? 'full_house' : 'three'
  if (pairs === 2) return 'two_pairs'
  if (pairs === 1) return isHigh(counts.indexOf(2)) ? 'jacks' : undefined
  const isFlush = cards.every(card => Math.floor(card / 13) === Math.floor((cards[0] ?? 0) / 13))
  const lowest = counts.indexOf(1)
  const highest = counts.lastIndexOf(1)
  // The ace stands below the two, and above the king.
  const isAceHigh = lowest === 0 && counts.indexOf(1, 1) === 9
  const isStraight = highest - lowest === 4 || isAceHigh
  if (isFlush && isStraight) return isAceHigh ? 'royal' : 'straight_flush'
  return isFlush ? 'flush' : isStraight ? 'straight' : undefined
}
