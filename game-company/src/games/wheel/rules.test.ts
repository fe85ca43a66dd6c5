import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { rules, type Risk } from './rules.ts'

const stopping = (segment: number) => ({ below: () => segment, float: () => 0 })
const pays = (risk: Risk, segment: number, stake = 1_000) => rules.begin(stake, { risk }, stopping(segment)).payout
const RISKS: readonly Risk[] = ['low', 'medium', 'high']

describe('wheel', () => {
  test.each(RISKS)('the twenty segments of the %s wheel return exactly 96 %%', risk => {
    const paid = Array.from({ length: 20 }, (_, segment) => pays(risk, segment))
    expect(paid.reduce((sum, one) => sum + one, 0)).toBe(20 * 960)
  })

  test('reads one number below 20, and pays by the segment under the pointer', () => {
    const requests: number[] = []
    const step = rules.begin(
      1_000,
      { risk: 'medium' },
      {
        below: n => {
          requests.push(n)
          return 4
        },
        float: () => 0,
      },
    )
    expect(requests).toEqual([20])
    expect(step).toEqual({ state: { segment: 4, factor: 20_000 }, ended: true, payout: 2_000 })
  })

  test('the more is risked, the rarer and higher the wins', () => {
    const wins = (risk: Risk) => Array.from({ length: 20 }, (_, segment) => pays(risk, segment)).filter(paid => paid > 0)
    expect(RISKS.map(risk => wins(risk).length)).toEqual([15, 9, 3])
    expect(RISKS.map(risk => Math.max(...wins(risk)))).toEqual([1_800, 5_000, 15_000])
  })

  test('rounds down to the smallest unit', () => {
    expect(pays('low', 0, 7)).toBe(12)
  })

  test('takes the three wheels and nothing else', () => {
    const accepts = (choice: unknown) => Check(rules.choice, choice)
    expect(RISKS.map(risk => accepts({ risk }))).toEqual([true, true, true])
    expect([accepts({ risk: 'none' }), accepts({}), accepts({ risk: 'low', more: 1 })]).toEqual([false, false, false])
  })
})
