import { expect, test } from 'vitest'
import { failuresByName, roundText, seedsFrom } from './stress-rounds.mjs'

const story = (name: string) => ({ file: 'e2e/src/a.e2e.ts', name, failure: 'Error' })
const round = (seed: number, ...names: readonly string[]) => ({ seed, passed: 7, failures: { stories: names.map(story), files: [] as string[] } })

test('each round has a seed of its own, which follows from the first', () => {
  expect(seedsFrom(40, 10)).toEqual([40, 41, 42, 43, 44, 45, 46, 47, 48, 49])
})

test('a round is told with its seed and with what failed in it', () => {
  expect(roundText(round(41, 'the ball'))).toBe('seed 41: 7 passed, 1 failed\n  ✗ e2e/src/a.e2e.ts: the ball')
  expect(roundText(round(42))).toBe('seed 42: 7 passed, 0 failed')
})

test('what failed is told with how often and with which seeds, the most frequent first', () => {
  const broken = { seed: 44, passed: 0, failures: { stories: [], files: ['e2e/src/b.e2e.ts'] } }
  expect(failuresByName([round(41, 'the ball'), round(42), round(43, 'the chat', 'the ball'), broken])).toEqual([
    { name: 'e2e/src/a.e2e.ts: the ball', times: 2, seeds: [41, 43] },
    { name: 'e2e/src/a.e2e.ts: the chat', times: 1, seeds: [43] },
    { name: 'e2e/src/b.e2e.ts', times: 1, seeds: [44] },
  ])
})
