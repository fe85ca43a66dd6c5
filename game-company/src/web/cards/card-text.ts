import { rankText, suitOf, type Suit } from '#games/cards.ts'

/** A card as a screen reader says it: `Q hearts`, in the words of the language. */
export const cardText = (card: number, word: (suit: Suit) => string): string => `${rankText(card)} ${word(suitOf(card))}`
