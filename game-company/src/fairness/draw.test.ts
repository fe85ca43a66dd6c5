import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDraw, drawSome, hashOfSeed } from './draw.ts'

const SEEDS = { serverSeed: 'a'.repeat(64), clientSeed: 'lantern', nonce: 7 }

/** The stream as the documents describe it, by another implementation of HMAC. */
const expected = ({ serverSeed, clientSeed, nonce }: typeof SEEDS, blocks: number): number[] =>
  Array.from({ length: blocks }, (_, counter) => createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${counter}`).digest()).flatMap(
    block => Array.from({ length: 8 }, (_, at) => block.readUInt32BE(at * 4)),
  )

describe('a draw', () => {
  test('gives the numbers of HMAC-SHA-256, block after block', () => {
    const draw = createDraw(SEEDS)
    expect(Array.from({ length: 24 }, () => draw.below(2 ** 32))).toEqual(expected(SEEDS, 3))
  })

  test('is the same for the same seeds everywhere', () => {
    const draw = createDraw({ serverSeed: '0'.repeat(64), clientSeed: 'foyer', nonce: 0 })
    // `printf foyer:0:0 | openssl dgst -sha256 -hmac 000…0` is ba55f56f 19913e40 0048ffc6 66cf75cc fb212e55 54eb9fdb 4a14919a 6d91982d.
    expect(Array.from({ length: 8 }, () => draw.below(100))).toEqual([67, 56, 70, 40, 65, 27, 78, 21])
  })

  test('takes 53 bits of two numbers for a fraction', () => {
    const [high = 0, low = 0] = expected(SEEDS, 1)
    expect(createDraw(SEEDS).float()).toBe((Math.floor(high / 32) * 67_108_864 + Math.floor(low / 64)) / 9_007_199_254_740_992)
  })

  test('throws away what a remainder would favour', () => {
    // Of 2³² numbers, those from 3 × 2³⁰ on are left over for n = 3 × 2³⁰.
    const n = 3 * 2 ** 30
    const draw = createDraw(SEEDS)
    expect(Array.from({ length: 10 }, () => draw.below(n))).toEqual(
      expected(SEEDS, 4)
        .filter(word => word < n)
        .slice(0, 10),
    )
    expect(
      expected(SEEDS, 4)
        .slice(0, 10)
        .some(word => word >= n),
    ).toBe(true)
  })

  test('refuses what cannot be drawn from', () => {
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) expect(() => createDraw(SEEDS).below(n)).toThrow(RangeError)
  })

  test('is even: chi-square of 37 numbers over 100,000 draws', () => {
    const draw = createDraw(SEEDS)
    const counts = Array.from({ length: 37 }, () => 0)
    for (let round = 0; round < 100_000; round += 1) counts[draw.below(37)]! += 1
    const mean = 100_000 / 37
    const chi = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
    // 36 degrees of freedom: above 76.4 in 1 of 10,000 cases, below 12.7 as well.
    expect(chi).toBeLessThan(76.4)
    expect(chi).toBeGreaterThan(12.7)
  })
})

test('some of many are different numbers in range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }), fc.nat(), (n, wanted, nonce) => {
      const count = Math.min(n, wanted)
      const some = drawSome(createDraw({ ...SEEDS, nonce }), n, count)
      expect(new Set(some).size).toBe(count)
      expect(some.every(one => one >= 0 && one < n)).toBe(true)
    }),
  )
})

test('a seed is hashed as its text', () => {
  expect(hashOfSeed(SEEDS.serverSeed)).toBe(createHash('sha256').update('a'.repeat(64)).digest('hex'))
})
