import { expect, test } from 'vitest'
import type { Stores } from '#kernel/deps.ts'
import { poolSoFar } from './pool-so-far.ts'
import type { StoredDraw } from './stored-draw.ts'

/** A draw whose winners share half of what is staked. */
const draw = { merchant: 'alpha', id: 'pool-20260101-0005', state: 'open', rules: { pool: 50 }, staked: null, result: null } as StoredDraw

/** Asks for the pool at a time, and counts how often the tickets were read. */
const poolWith = (staked: () => Promise<number>) => {
  let [now, reads] = [0, 0]
  const read = () => {
    reads += 1
    return staked()
  }
  const stores = {
    tickets: { staked: read } as unknown as Stores['tickets'],
    draws: { hasOpenBefore: () => Promise.resolve(true) } as unknown as Stores['draws'],
  } as Stores
  const poolOf = poolSoFar({ stores, clock: () => new Date(now) })
  return {
    at: (ms: number) => {
      now = ms
      return poolOf(draw)
    },
    reads: () => reads,
  }
}

test('what the winners share is read once a second, whoever asks', async () => {
  const { at, reads } = poolWith(() => Promise.resolve(1_000))
  expect([await at(0), await at(999)]).toEqual([500, 500])
  expect(reads()).toBe(1)
  expect(await at(1_000)).toBe(500)
  expect(reads()).toBe(2)
})

test('a sum that could not be read is not kept: whoever asks next reads it again', async () => {
  const answers = [Promise.reject(new Error('the database is away')), Promise.resolve(1_000)]
  const { at, reads } = poolWith(() => answers.shift() ?? Promise.resolve(0))
  // Both wait for the same reading.
  const both = await Promise.allSettled([at(0), at(0)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await at(0)).toBe(500)
  expect(reads()).toBe(2)
})
