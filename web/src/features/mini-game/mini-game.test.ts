import { expect, test } from 'vitest'
import { versionOf } from './mini-game.tsx'

test.each([
  [true, false, 'v1'],
  [false, true, 's1'],
  [true, true, 'v1'],
])('with LOTTMINIGAME3 %s and SEALOTTMINIGAME3 %s it is %s (spec 2 §4, Mini-game widget)', (LOTTMINIGAME3, SEALOTTMINIGAME3, version) => {
  expect(versionOf({ LOTTMINIGAME3, SEALOTTMINIGAME3 })).toBe(version)
})
