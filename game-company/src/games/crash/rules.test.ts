import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import type { Step } from '#games/game-rules.ts'
import { rules, type CrashChoice, type CrashState } from './rules.ts'

const drawing = (float: number) => ({ below: () => 0, float: () => float })
const begin = (float: number, choice: CrashChoice = {}) => rules.begin(1_000, choice, drawing(float))
const take = (state: CrashState, elapsedMs: number) => rules.act?.(state, { take: true }, drawing(0), elapsedMs) as Step<CrashState>

describe('crash', () => {
  test('crashes beyond 0.97 ÷ (1 − f), in hundredths rounded down', () => {
    const at = (float: number) => begin(float).state.crash
    expect([at(0.5), at(0.75), at(127 / 128), at(0.03)]).toEqual([194, 388, 12_416, 100])
  })

  test('three rounds in a hundred crash at once', () => {
    expect([begin(0).ended, begin(0.0299).ended, begin(0.0301).ended]).toEqual([true, true, false])
    expect(begin(0).payout).toBe(0)
  })

  test('whenever a player takes, the round returns 97 %', () => {
    const draws = Array.from({ length: 100_000 }, (_, at) => at / 100_000)
    for (const auto of [101, 150, 200, 1_000, 9_700]) {
      const paid = draws.map(float => {
        const { state, ended } = begin(float, { auto })
        return ended ? 0 : (rules.byClock?.end(state).payout ?? 0)
      })
      expect(paid.reduce((sum, one) => sum + one, 0) / (draws.length * 1_000)).toBeCloseTo(0.97, 2)
    }
  })

  test('the factor doubles in 6.93 s, and taking pays what it was by the clock, rounded down', () => {
    const { state } = begin(0.9)
    expect(take(state, 0)).toMatchObject({ ended: true, payout: 1_000, state: { taken: 100 } })
    expect(take(state, 6_931)).toMatchObject({ payout: 1_990 })
    expect(take(state, 6_932)).toMatchObject({ payout: 2_000, state: { taken: 200 } })
    expect(take(state, 10_000)).toMatchObject({ payout: 2_710 })
  })

  test('the factor of the crash can still be taken, the next hundredth is too late', () => {
    const { state } = begin(0.5)
    expect(take(state, Math.log(1.945) * 10_000)).toMatchObject({ ended: true, payout: 1_940 })
    expect(take(state, Math.log(1.955) * 10_000)).toEqual({ state, ended: true, payout: 0 })
  })

  test('the clock ends the round with the crash, and pays nothing', () => {
    const { state } = begin(0.5)
    expect(rules.byClock?.endsAfterMs(state)).toBeCloseTo(Math.log(1.95) * 10_000, 6)
    expect(rules.byClock?.end(state)).toEqual({ state, ended: true, payout: 0 })
  })

  test('the clock takes at the chosen factor where the round gets so far', () => {
    const reached = begin(0.5, { auto: 194 }).state
    expect(rules.byClock?.endsAfterMs(reached)).toBeCloseTo(Math.log(1.94) * 10_000, 6)
    expect(rules.byClock?.end(reached)).toMatchObject({ ended: true, payout: 1_940, state: { taken: 194 } })
    const missed = begin(0.5, { auto: 195 }).state
    expect(rules.byClock?.end(missed)).toMatchObject({ ended: true, payout: 0 })
    expect(take(reached, 60_000)).toMatchObject({ payout: 1_940 })
  })

  test('no round goes beyond 10,000 times the stake: there it ends and pays', () => {
    const { state } = begin(1 - 2 ** -53)
    expect(rules.byClock?.endsAfterMs(state)).toBeCloseTo(Math.log(10_000) * 10_000, 6)
    expect(rules.byClock?.end(state)).toMatchObject({ ended: true, payout: 10_000_000 })
  })

  test('hides where it crashes while the round is open', () => {
    expect(rules.visible(begin(0.9, { auto: 300 }).state)).toEqual({ auto: 300 })
  })

  test('takes by itself from ×1.01 to ×10,000, or not at all', () => {
    const accepts = (choice: unknown) => Check(rules.choice, choice)
    expect([accepts({}), accepts({ auto: 101 }), accepts({ auto: 1_000_000 })]).toEqual([true, true, true])
    expect([accepts({ auto: 100 }), accepts({ auto: 1_000_001 }), accepts({ auto: 1.5 }), accepts({ auto: null }), accepts(null)]).toEqual(
      Array.from({ length: 5 }, () => false),
    )
    expect([Check(rules.acts ?? {}, { take: true }), Check(rules.acts ?? {}, { take: false })]).toEqual([true, false])
  })
})
