import { describe, expect, test } from 'vitest'
import { createDraw } from '#fairness/draw.ts'
import { rulesByCode } from '#games/all-rules.ts'
import { rules as dice } from '#games/dice/rules.ts'
import { rules as keno } from '#games/keno/rules.ts'
import { rules as mines } from '#games/mines/rules.ts'
import { isStake, lowestStakes, stakesIn } from './stakes.ts'

/** Their factors are finer than a hundredth, so that some payouts are rounded down. */
const ROUNDED = ['dice', 'mines']

describe.each([...rulesByCode.values()].filter(({ code }) => !ROUNDED.includes(code)))('$code', rules => {
  // Proves games-and-lottery-21.
  test('pays exactly, at the lowest stake of each currency', () => {
    const wonOf = (stake: number, nonce: number) => {
      const seeds = { serverSeed: '6'.repeat(64), clientSeed: 'c', nonce }
      const taste = createDraw({ ...seeds, clientSeed: 'taste' })
      return rules.simulate(createDraw(seeds), () => taste.float(), stake).won
    }
    for (const stake of lowestStakes(rules))
      for (let nonce = 0; nonce < 100; nonce += 1) expect(wonOf(stake * 10_000, nonce)).toBe(wonOf(stake, nonce) * 10_000)
  })
})

// Proves games-and-lottery-21.
test('the least stake of a currency is raised to what a game pays exactly, and all others are multiples of it', () => {
  expect(stakesIn('USD', 2, { stakeUnit: 1 }).least).toBe(20)
  expect(stakesIn('USD', 2, keno).least).toBe(100)
  expect(stakesIn('JPY', 0, keno).least).toBe(100)
  expect(stakesIn('VND', 0, keno).least).toBe(1_000)
  const stakes = stakesIn('VND', 0, keno)
  expect(stakes.steps.every(step => isStake(step, stakes))).toBe(true)
  expect([0, 500, 1_500, 1_000_001, 1_001_000].map(amount => isStake(amount, stakes))).toEqual([false, false, false, false, false])
})

describe('what rounding costs is stated', () => {
  // Proves games-and-lottery-21.
  test('of dice: what was 96.1 % at 0.50, and 93.3 % at 0.20, is 97.06 % at 1.00', () => {
    expect([20, 50, 100, 1_000].map(stake => Number(dice.leastReturn?.(stake).toFixed(4)))).toEqual([0.9334, 0.9612, 0.9707, 0.9791])
  })

  test('of mines, and of a multiple of the stake never more', () => {
    for (const { leastReturn } of [dice, mines])
      for (const stake of [100, 500, 1_000]) expect(leastReturn?.(stake * 7)).toBeGreaterThanOrEqual(leastReturn?.(stake) ?? 1)
  })

  test('no game states more than it returns at the lowest stake of any currency', () => {
    for (const rules of [dice, mines, keno]) for (const stake of lowestStakes(rules)) expect(rules.leastReturn?.(stake)).toBeGreaterThan(0.955)
  })
})
