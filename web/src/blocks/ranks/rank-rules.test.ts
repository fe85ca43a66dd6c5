import { expect, test } from 'vitest'
import { goalRank, vipProgress } from './rank-rules.ts'

const answer = (completedConditions: number, totalExpectedConditions: number, labelId: string | null) => ({
  currentProgress: { completedConditions, totalExpectedConditions, conditions: [] },
  playerRankProgress: { labelId },
  ranks: [{ labelId: 'gold', labelName: 'Gold', rankLevel: 1, conditions: [], benefits: [] }],
})

// Proves ranks-and-rewards-1, ranks-and-rewards-4.
test.each([
  [0, 4, 'gold', 0],
  [1, 4, 'gold', 0.25],
  [4, 4, 'gold', 1],
  [5, 4, 'gold', 1],
  [1, 4, null, 1],
  [1, 4, '', 1],
  [0, 0, 'gold', 1],
])(
  '%i of %i towards %j is %f: completed divided by expected, 1 without a label id (spec 2 §4, VIP progress)',
  (completed, expected, labelId, share) => {
    expect(vipProgress(answer(completed, expected, labelId))).toBe(share)
  },
)

test('the next rank is found by its label', () => {
  expect(goalRank(answer(0, 1, 'gold'))?.labelName).toBe('Gold')
  expect([goalRank(answer(0, 1, null)), goalRank(answer(0, 1, 'gone'))]).toEqual([undefined, undefined])
})
