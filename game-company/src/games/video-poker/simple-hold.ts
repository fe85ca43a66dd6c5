import { rankOf, suitOf } from '#games/cards.ts'
import { handOf, isHigh } from './hands.ts'

type Cards = readonly number[]

const PLACES = [0, 1, 2, 3, 4]
/** All ways to keep some of the five places, by how many are kept. */
const WAYS: readonly (readonly Cards[])[] = Array.from({ length: 6 }, (_, kept) =>
  Array.from({ length: 32 }, (__, mask) => PLACES.filter(place => (mask >> place) % 2 === 1)).filter(({ length }) => length === kept),
)

/** The ace stands above the king. */
const height = (card: number): number => (rankOf(card) === 0 ? 13 : rankOf(card))
const areHigh = (cards: Cards): boolean => cards.every(card => isHigh(rankOf(card)))
const areSuited = (cards: Cards): boolean => cards.every(card => suitOf(card) === suitOf(cards[0] ?? 0))
const areAlike = (cards: Cards): boolean => cards.every(card => rankOf(card) === rankOf(cards[0] ?? 0))
const ofRoyal = (cards: Cards): boolean => areSuited(cards) && cards.every(card => height(card) >= 9)
const areWithinFive = (cards: Cards): boolean =>
  [rankOf, height].some(of => {
    const ranks = cards.map(of)
    return new Set(ranks).size === ranks.length && Math.max(...ranks) - Math.min(...ranks) <= 4
  })
/** Four in a row that a card at either end makes a straight of. */
const isOpenEnded = (cards: Cards): boolean => {
  const ranks = cards.map(height)
  return new Set(ranks).size === 4 && Math.max(...ranks) - Math.min(...ranks) === 3 && Math.max(...ranks) < 13
}
const isTwoPairs = (cards: Cards): boolean => {
  const [a = 0, b = 0, c = 0, d = 0] = cards.map(rankOf).sort((one, other) => one - other)
  return a === b && c === d
}
const areLowestHigh = (cards: Cards, hand: Cards): boolean =>
  areHigh(cards) && hand.every(card => cards.includes(card) || !areHigh([card]) || cards.every(kept => height(kept) <= height(card)))

/** What to keep, the best first: how many cards, and which. */
const ORDER: readonly (readonly [number, (cards: Cards, hand: Cards) => boolean])[] = [
  [5, cards => ['royal', 'straight_flush'].includes(handOf(cards) ?? '')],
  [4, areAlike],
  [4, ofRoyal],
  [5, cards => ['full_house', 'flush', 'straight'].includes(handOf(cards) ?? '')],
  [3, areAlike],
  [4, cards => areSuited(cards) && areWithinFive(cards)],
  [4, isTwoPairs],
  [2, cards => areAlike(cards) && areHigh(cards)],
  [3, ofRoyal],
  [4, areSuited],
  [2, areAlike],
  [4, isOpenEnded],
  [2, cards => areHigh(cards) && areSuited(cards)],
  [3, cards => areSuited(cards) && areWithinFive(cards)],
  [2, areLowestHigh],
  [2, cards => ofRoyal(cards) && cards.some(card => rankOf(card) !== 0)],
  [1, areHigh],
]

/**
 * Which places a player keeps who follows a simple list, the well-known one for Jacks or Better: it returns 99.454 % where the best
 * play returns 99.544 %.
 */
export const simpleHold = (hand: Cards): readonly number[] => {
  for (const [kept, fits] of ORDER) {
    const found = (WAYS[kept] ?? []).find(places =>
      fits(
        places.map(place => hand[place] as number),
        hand,
      ),
    )
    if (found) return found
  }
  return []
}
