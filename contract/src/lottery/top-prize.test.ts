import { expect, test } from 'vitest'
import type { Draw } from './lottery-fields.ts'
import type { PrizeTier } from './lottery-rules.ts'
import { topPrizeOf } from './top-prize.ts'

const tier = (facts: Partial<PrizeTier>): PrizeTier => ({
  tier: 'match-2',
  match: 2,
  bonus: false,
  play: null,
  group: null,
  prize: null,
  percent: null,
  ...facts,
})
const next = (pool: number | null) => ({ pool }) as Draw
const shared = { pool: 60, jackpot: 5_000, tiers: [tier({ percent: 70 }), tier({ percent: 30 })] }

// Proves games-and-lottery-16.
test('a pool shows its first prize: at least what is promised, and more as it grows', () => {
  expect(topPrizeOf({ ...shared, next: null })).toEqual({ kind: 'jackpot_from', sum: 5_000 })
  expect(topPrizeOf({ ...shared, next: next(0) })).toEqual({ kind: 'jackpot_from', sum: 5_000 })
  // 30 % of 10,001 is 3,000; the first prize has the rest.
  expect(topPrizeOf({ ...shared, next: next(10_001) })).toEqual({ kind: 'jackpot_from', sum: 7_001 })
  expect(topPrizeOf({ ...shared, jackpot: null, next: next(0) })).toEqual({ kind: 'jackpot_from', sum: null })
})

test('fixed prizes show the highest', () => {
  expect(topPrizeOf({ pool: null, jackpot: null, tiers: [tier({ prize: 400 }), tier({ prize: 2_000 })], next: next(null) })).toEqual({
    kind: 'top_prize',
    sum: 2_000,
  })
})
