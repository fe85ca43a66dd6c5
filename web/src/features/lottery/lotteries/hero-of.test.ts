import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { expect, test } from 'vitest'
import { heroOf } from './hero-of.ts'

const lottery = (code: string, pool: number | null, sum: number): Lottery =>
  ({
    code,
    pool,
    jackpot: null,
    tiers: [{ prize: pool === null ? sum : null, percent: pool === null ? null : 100 }],
    next: { pool: pool === null ? null : sum },
  }) as Lottery

// Proves games-and-lottery-22.
test('the largest pool comes first, whatever fixed prizes there are', () => {
  const fixed = lottery('fixed', null, 9_000_000)
  const small = lottery('small', 60, 1_000)
  const large = lottery('large', 60, 5_000)
  expect(heroOf([fixed, small, large])?.code).toBe('large')
})

// Proves games-and-lottery-22.
test('nothing stands first where there is no pool, nothing in it, no draw, or one lottery alone', () => {
  const fixed = lottery('fixed', null, 9_000_000)
  expect(heroOf([fixed, lottery('other', null, 5)])).toBeUndefined()
  expect(heroOf([fixed, lottery('empty', 60, 0)])).toBeUndefined()
  expect(heroOf([fixed, { ...lottery('idle', 60, 5_000), next: null }])).toBeUndefined()
  expect(heroOf([lottery('large', 60, 5_000)])).toBeUndefined()
})
