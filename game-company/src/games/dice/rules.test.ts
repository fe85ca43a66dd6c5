import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { rules } from './rules.ts'

const rolling = (roll: number) => ({ below: () => roll, float: () => 0 })

describe('dice', () => {
  test('under wins below the line, over at the line and above', () => {
    const under = (roll: number) => rules.begin(100, { side: 'under', line: 5_000 }, rolling(roll)).payout
    expect([under(0), under(4_999), under(5_000), under(9_999)]).toEqual([196, 196, 0, 0])
    const over = (roll: number) => rules.begin(100, { side: 'over', line: 5_000 }, rolling(roll)).payout
    expect([over(0), over(4_999), over(5_000), over(9_999)]).toEqual([0, 0, 196, 196])
  })

  test('pays 98 % over the chance, rounded down to the smallest unit', () => {
    expect(rules.begin(1_000, { side: 'under', line: 100 }, rolling(0)).payout).toBe(98_000)
    expect(rules.begin(1_000, { side: 'under', line: 9_500 }, rolling(0)).payout).toBe(1_031)
    expect(rules.begin(7, { side: 'over', line: 5_000 }, rolling(9_999)).payout).toBe(13)
  })

  test('returns 98 % over all sides of the die', () => {
    for (const line of [100, 333, 5_000, 9_500]) {
      const paid = Array.from({ length: 10_000 }, (_, roll) => rules.begin(1_000_000, { side: 'under', line }, rolling(roll)).payout)
      expect(paid.reduce((sum, payout) => sum + payout, 0) / (10_000 * 1_000_000)).toBeCloseTo(0.98, 3)
    }
  })

  test('takes lines from 1 % to 95 % to win, and nothing else', () => {
    const accepts = (choice: unknown) => Check(rules.choice, choice)
    expect([accepts({ side: 'under', line: 100 }), accepts({ side: 'under', line: 9_500 })]).toEqual([true, true])
    expect([accepts({ side: 'over', line: 500 }), accepts({ side: 'over', line: 9_900 })]).toEqual([true, true])
    expect([accepts({ side: 'under', line: 99 }), accepts({ side: 'under', line: 9_501 })]).toEqual([false, false])
    expect([accepts({ side: 'over', line: 499 }), accepts({ side: 'over', line: 9_901 })]).toEqual([false, false])
    expect([accepts({ side: 'under', line: 50.5 }), accepts({ side: 'both', line: 500 }), accepts({ side: 'under' }), accepts(null)]).toEqual(
      Array.from({ length: 4 }, () => false),
    )
    expect(accepts({ side: 'under', line: 500, more: 1 })).toBe(false)
  })
})
