import { goalKinds } from '@foyer/contract/rewards/goals'
import type { Promotion } from '@foyer/contract/rewards/promotions-content'
import { expect, test } from 'vitest'
import { areReached, rewardsDeposits } from './reward-goals.ts'

// Proves ranks-and-rewards-7.
test('a promotion that asks for nothing is never reached', () => {
  expect(areReached([])).toBe(false)
  expect(areReached([{ kind: 'bets', completed: 2, expected: 2 }])).toBe(true)
  expect(areReached([{ kind: 'bets', completed: 1, expected: 2 }])).toBe(false)
})

// Proves ranks-and-rewards-7.
test('what rewards money that is paid in is said of every kind of goal', () => {
  const withGoal = (kind: string) => ({ condition: { [kind]: 1 } }) as unknown as Promotion
  expect(goalKinds.filter(kind => rewardsDeposits(withGoal(kind)))).toEqual(['firstDeposit', 'deposits', 'deposited'])
})
