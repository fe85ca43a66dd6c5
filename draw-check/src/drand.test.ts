import { expect, test } from 'vitest'
import { isBeacon, quicknet, randomnessOf, roundAfter, timeOfRound } from './drand.ts'

// Round 1000 of quicknet, as api.drand.sh gives it.
const ROUND = 1000
const SIGNATURE = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
const RANDOMNESS = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd'

test('a round of the real beacon is right, as no other round and with no other signature', async () => {
  expect(await isBeacon(ROUND, SIGNATURE, quicknet)).toBe(true)
  expect(await isBeacon(ROUND + 1, SIGNATURE, quicknet)).toBe(false)
  expect(await isBeacon(ROUND, SIGNATURE.replace('39', '38'), quicknet)).toBe(false)
  expect(await isBeacon(ROUND, 'b4', quicknet)).toBe(false)
  expect(randomnessOf(SIGNATURE)).toBe(RANDOMNESS)
})

test('the round after a moment comes after it, never at it', () => {
  const genesis = 1_692_803_367_000
  expect(roundAfter(new Date(genesis - 1), quicknet)).toBe(1)
  expect(roundAfter(new Date(genesis), quicknet)).toBe(2)
  expect(roundAfter(new Date(genesis + 2999), quicknet)).toBe(2)
  expect(roundAfter(new Date(genesis + 3000), quicknet)).toBe(3)
  expect(timeOfRound(1, quicknet).getTime()).toBe(genesis)
  expect(timeOfRound(3, quicknet).getTime()).toBe(genesis + 6000)
})
