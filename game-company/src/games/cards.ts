// A card is a number below 52: suit × 13 + rank. Of several decks, take the remainder by 52 first.

export const DECK = 52
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
export type Suit = (typeof SUITS)[number]

/** 0 is the ace, 1 the two, …, 9 the ten, 10 the jack, 11 the queen, 12 the king. */
export const rankOf = (card: number): number => card % 13
export const suitOf = (card: number): Suit => SUITS[Math.floor(card / 13)] as Suit

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
/** As it stands in the card's corner. */
export const rankText = (card: number): string => RANKS[rankOf(card)] as string
