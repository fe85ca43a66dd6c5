import { expect, test } from 'vitest'
import type { MerchantRank } from '#kernel/merchants/merchant.ts'
import { conditionsOf, earnedRank, nextRank, progressTowards } from './rank-rules.ts'

const rank = (rankLevel: number, conditions?: MerchantRank['conditions']): MerchantRank => ({
  labelId: `rank-${rankLevel}`,
  name: { EN: `Rank ${rankLevel}` },
  rankLevel,
  ...(conditions && { conditions }),
})
const third = rank(5, { deposits: 4, deposited: 500 })
const ranks = [rank(0), rank(2, { deposits: 2 }), third]
const noBets = { bets: 0, staked: 0 }
const levelOf = (deposits: number, deposited: number) => earnedRank(ranks, { deposits, deposited, ...noBets })?.rankLevel

test('the rank is the highest one whose conditions are all met', () => {
  expect([levelOf(0, 0), levelOf(1, 900), levelOf(2, 0), levelOf(4, 499.99), levelOf(3, 900), levelOf(4, 500)]).toEqual([0, 0, 2, 2, 2, 5])
  expect(earnedRank([], { deposits: 9, deposited: 9, ...noBets })).toBeUndefined()
})

test('the next rank is the first above the member’s level, even if an operator gave a level in between; none above the highest', () => {
  expect([0, 1, 2, 4, 5, 9].map(level => nextRank(ranks, level)?.rankLevel)).toEqual([2, 2, 5, 5, undefined, undefined])
})

test('progress counts the met conditions of the next rank, and shows each, never above its target (spec 2 §3, VIP progress)', () => {
  expect(progressTowards(third, { deposits: 7, deposited: 120.5, ...noBets })).toEqual({
    completedConditions: 1,
    totalExpectedConditions: 2,
    conditions: [
      { kind: 'deposits', completed: 4, expected: 4 },
      { kind: 'deposited', completed: 120.5, expected: 500 },
    ],
  })
  expect(progressTowards(undefined, { deposits: 7, deposited: 1, ...noBets })).toEqual({
    completedConditions: 0,
    totalExpectedConditions: 0,
    conditions: [],
  })
})

test('conditions have a fixed order, whatever order the merchant wrote', () => {
  expect(conditionsOf(rank(1, { staked: 9, bets: 3, deposited: 5, deposits: 1 })).map(({ kind }) => kind)).toEqual([
    'deposits',
    'deposited',
    'bets',
    'staked',
  ])
})
