import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { createDraw } from '#fairness/draw.ts'
import { PAYS, rules } from './rules.ts'

/** Leaves every number where it is, so that 1 to 10 are drawn. */
const inOrder = { below: () => 0, float: () => 0 }

const choose = (n: number, k: number): number => Array.from({ length: k }).reduce<number>((ways, _, at) => (ways * (n - at)) / (at + 1), 1)
const chance = (spots: number, hits: number): number => (choose(10, hits) * choose(30, spots - hits)) / choose(40, spots)

describe('keno', () => {
  test('draws ten different numbers of 1 to 40', () => {
    const seen = new Set<number>()
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { drawn } = rules.begin(1, { spots: [1] }, createDraw({ serverSeed: '3'.repeat(64), clientSeed: 'c', nonce })).state
      expect(new Set(drawn).size).toBe(10)
      drawn.forEach(number => seen.add(number))
    }
    expect([...seen].toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
  })

  test('counts the hits and pays by the table', () => {
    const paid = (spots: readonly number[]) => {
      const { state, payout } = rules.begin(100, { spots }, inOrder)
      return [state.hits, payout]
    }
    expect(paid([10])).toEqual([1, 388])
    expect(paid([11])).toEqual([0, 0])
    expect(paid([1, 40])).toEqual([1, 100])
    expect(paid([1, 2, 3, 37, 38, 39, 40])).toEqual([3, 291])
    expect(paid([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([10, 1_000_000])
  })

  test.each(Array.from({ length: 10 }, (_, at) => at + 1))('returns 97 %% with %i numbers, and more for more hits', spots => {
    const pays = PAYS[spots] ?? []
    expect(pays).toHaveLength(spots + 1)
    expect(pays.toSorted((one, other) => one - other)).toEqual(pays)
    const returned = pays.reduce((sum, pay, hits) => sum + pay * chance(spots, hits), 0)
    expect(Math.abs(returned - 0.97)).toBeLessThan(0.001)
  })

  test('all forty numbers come equally often, over 4,000 rounds', () => {
    const seen = Array.from({ length: 41 }, () => 0)
    for (let nonce = 0; nonce < 4_000; nonce += 1) {
      const { drawn } = rules.begin(1, { spots: [1] }, createDraw({ serverSeed: '4'.repeat(64), clientSeed: 'c', nonce })).state
      drawn.forEach(number => (seen[number] = (seen[number] ?? 0) + 1))
    }
    const square = seen.slice(1).reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)
    // Chi-square with 39 degrees of freedom: beyond 81 in 1 of 10,000.
    expect(square).toBeLessThan(81)
  })

  test('takes one to ten different numbers of the board, and nothing else', () => {
    const accepts = (spots: unknown) => Check(rules.choice, { spots })
    expect([accepts([1]), accepts([40, 1]), accepts([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])]).toEqual([true, true, true])
    const wrong = [[], [0], [41], [1.5], [7, 7], ['7'], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 7, undefined]
    expect(wrong.map(accepts)).toEqual(wrong.map(() => false))
  })
})
