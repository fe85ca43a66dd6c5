import { describe, expect, test } from 'vitest'
import { rulesByCode } from '#games/all-rules.ts'
import { rules as dice } from '#games/dice/rules.ts'
import { added, deviation, measureReturn } from './measure-return.ts'

const SEED = '5'.repeat(64)

describe.each([...rulesByCode.values()])('$code', rules => {
  test('returns what it states, over 20,000 rounds', () => {
    const measured = measureReturn(rules, 20_000, SEED)
    expect(Math.abs(deviation(measured))).toBeLessThan(4)
    expect(Number.isInteger(measured.staked) && Number.isInteger(measured.won)).toBe(true)
  })
})

test('a game that pays a hundredth more than it states is found out', () => {
  const generous = { ...dice, simulate: () => ({ staked: 1_000, won: 990 }) }
  expect(deviation(measureReturn(generous, 10_000, SEED))).toBeGreaterThan(4)
})

test('measurements of several workers are added', () => {
  const one = measureReturn(dice, 500, SEED)
  expect(added([one, one])).toEqual({
    rounds: 1_000,
    staked: one.staked * 2,
    won: one.won * 2,
    beyond: one.beyond * 2,
    squares: one.squares * 2,
  })
})
