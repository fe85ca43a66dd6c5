import { expect, test } from 'vitest'
import { rewardLook } from './reward-look.ts'
import type { OpenReward } from './use-rewards.ts'

const tone = (kind: OpenReward['goals'][number]['kind'], gift: Partial<Pick<OpenReward, 'ticket' | 'credit'>> = {}) =>
  rewardLook({ goals: [{ kind, completed: 1, expected: 1 }], ...gift }).tone

// Proves ranks-and-rewards-15.
test('a present looks like what it gives, where that is a thing, and otherwise like what it is given for', () => {
  expect(tone('firstDeposit', { ticket: 'Lucky Six' })).toBe('violet')
  expect(tone('bets', { credit: { amount: 1, needed: 1, days: 1 } })).toBe('green')
  expect([tone('registered'), tone('firstDeposit'), tone('friends'), tone('bets')]).toEqual(['ember', 'green', 'blue', 'violet'])
  expect(rewardLook({ goals: [] }).tone).toBe('ember')
})
