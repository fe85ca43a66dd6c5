import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedRules, poolRules } from '#testing/sample.ts'
import { jackpotOf, partOf, prizesOf } from './prizes.ts'

test('fixed prizes are the same however many win them', () => {
  const { prizes, pool } = prizesOf(
    fixedRules,
    new Map([
      ['match-2', 2],
      ['match-1', 3],
    ]),
    { staked: 900, carried: 0 },
  )
  expect(prizes).toEqual([
    { tier: 'match-2', winners: 2, each: 5000, sum: 10_000 },
    { tier: 'match-1-bonus', winners: 0, each: 300, sum: 0 },
    { tier: 'match-1', winners: 3, each: 150, sum: 450 },
  ])
  expect(pool).toBeNull()
})

test('winners share the pool, and what cannot be divided is named', () => {
  // 60 % of 1,001 is 600, with 100 from before 700: 490 for both numbers, 210 for one.
  const { prizes, pool } = prizesOf(
    poolRules,
    new Map([
      ['match-2', 3],
      ['match-1', 4],
    ]),
    { staked: 1001, carried: 100 },
  )
  expect(prizes).toEqual([
    { tier: 'match-2', winners: 3, each: 163, sum: 489 },
    { tier: 'match-1', winners: 4, each: 52, sum: 208 },
  ])
  expect(pool).toEqual({ carried: 100, added: 600, paid: 697, left: 0, breakage: 3 })
})

test('what nobody wins is left for the next draw', () => {
  const { pool } = prizesOf(poolRules, new Map([['match-1', 1]]), { staked: 1000, carried: 0 })
  expect(pool).toEqual({ carried: 0, added: 600, paid: 180, left: 420, breakage: 0 })
})

// Proves games-and-lottery-16.
test('a first prize that was promised is made up by the house, and only where it is won', () => {
  const promising = { ...poolRules, jackpot: 5_000 }
  const winners = new Map([['match-2', 2]])
  // 60 % of 1,000 is 600: 420 for both numbers, where 5,000 were promised.
  const { prizes, pool } = prizesOf(promising, winners, { staked: 1000, carried: 0 })
  expect(prizes[0]).toEqual({ tier: 'match-2', winners: 2, each: 2_500, sum: 5_000 })
  expect(pool).toEqual({ carried: 0, added: 600 + 4_580, paid: 5_000, left: 180, breakage: 0 })
  // Nobody won it: the next draw gets what was staked and no more.
  expect(prizesOf(promising, new Map(), { staked: 1000, carried: 0 }).pool).toEqual({ carried: 0, added: 600, paid: 0, left: 600, breakage: 0 })
  // A part that has grown beyond it needs nobody's money.
  expect(prizesOf(promising, winners, { staked: 1000, carried: 9_400 }).pool).toMatchObject({ carried: 9_400, added: 600, paid: 7_000 })
})

// Proves games-and-lottery-16.
test('the jackpot is the first prize’s part of the pool, and at least what was promised', () => {
  // 30 % of 701 is 210; what the percents leave over belongs to the first prize.
  expect(jackpotOf(poolRules, 701)).toBe(491)
  expect(jackpotOf({ ...poolRules, jackpot: 5_000 }, 701)).toBe(5_000)
  expect(jackpotOf({ ...poolRules, jackpot: 5_000 }, 10_000)).toBe(7_000)
})

test('of any pool not one unit is lost or invented', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000_000_000_000 })
  const count = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(sum, sum, count, count, (staked, carried, two, one) => {
      const { prizes, pool } = prizesOf(
        poolRules,
        new Map([
          ['match-2', two],
          ['match-1', one],
        ]),
        { staked, carried },
      )
      expect(prizes.reduce((sum, prize) => sum + prize.winners * prize.each, 0)).toBe(pool?.paid)
      expect(pool && pool.paid + pool.left + pool.breakage).toBe(carried + Math.floor((staked * 6) / 10))
      // Less than one unit for each winner cannot be divided.
      expect(pool?.breakage).toBeLessThan(Math.max(1, two + one))
    }),
  )
})

test('parts of large sums are exact', () => {
  expect(partOf(Number.MAX_SAFE_INTEGER, 99)).toBe(8_917_127_262_193_581)
})
