import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const won = (price: number, prize: number) => ({ state: 'won' as const, price, prize })
const lost = (price: number) => ({ state: 'lost' as const, price, prize: null })
const sold = (price: number) => ({ state: 'sold' as const, price, prize: null })
const refunded = (price: number) => ({ state: 'refunded' as const, price, prize: null })

// Proves games-and-lottery-23.
test('what is no more than was paid is no win', () => {
  expect(outcomeOf([won(1000, 4000), lost(1000)])).toEqual({ kind: 'won', paid: 2000, won: 4000 })
  expect(outcomeOf([won(1000, 2000), lost(1000)])).toEqual({ kind: 'less', paid: 2000, won: 2000 })
  expect(outcomeOf([won(1000, 500)])).toEqual({ kind: 'less', paid: 1000, won: 500 })
  expect(outcomeOf([lost(1000), lost(500)])).toEqual({ kind: 'lost', paid: 1500, won: 0 })
})

test('nothing is said before every ticket is decided', () => {
  expect(outcomeOf([won(1000, 4000), sold(1000)]).kind).toBe('waiting')
  expect(outcomeOf([refunded(1000), refunded(500)]).kind).toBe('refunded')
})
