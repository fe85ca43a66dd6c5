import { describe, expect, test } from 'vitest'
import { rulesByCode } from '#games/all-rules.ts'
import { rules as dice } from '#games/dice/rules.ts'
import { lowestStakes } from '#rounds/stakes.ts'
import { added, deviation, measureReturn, outside } from './measure-return.ts'

const SEED = '5'.repeat(64)

describe.each([...rulesByCode.values()])('$code', rules => {
  // Proves games-and-lottery-21.
  test('returns what it states at the lowest stake of each currency, over 20,000 rounds', () => {
    const stakes = lowestStakes(rules)
    for (const stake of stakes) {
      const measured = measureReturn(rules, Math.ceil(20_000 / stakes.length), SEED, stake)
      expect(Math.abs(outside(rules, stake, measured))).toBeLessThan(4)
      expect(Number.isInteger(measured.staked) && Number.isInteger(measured.won)).toBe(true)
    }
  })
})

test('a game that pays a hundredth more than it states is found out', () => {
  const generous = { ...dice, simulate: () => ({ staked: 1_000, won: 990 }) }
  expect(deviation(measureReturn(generous, 10_000, SEED, 1_000))).toBeGreaterThan(4)
})

// Proves games-and-lottery-21.
test('a game that rounds away more than it states is found out', () => {
  const rounds = measureReturn({ ...dice, simulate: () => ({ staked: 100, won: 96 }) }, 10_000, SEED, 100)
  expect(outside(dice, 100, rounds)).toBeLessThan(-4)
  expect(outside({ ...dice, leastReturn: () => 0.96 }, 100, rounds)).toBe(0)
})

test('measurements of several workers are added', () => {
  const one = measureReturn(dice, 500, SEED, 1_000)
  expect(added([one, one])).toEqual({
    rounds: 1_000,
    staked: one.staked * 2,
    won: one.won * 2,
    beyond: one.beyond * 2,
    squares: one.squares * 2,
  })
})
