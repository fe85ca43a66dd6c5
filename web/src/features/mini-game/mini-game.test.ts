import { expect, test } from 'vitest'
import { invitesAt, versionOf } from './mini-game.tsx'

test.each([
  [true, false, 'v1'],
  [false, true, 's1'],
  [true, true, 'v1'],
])('with LOTTMINIGAME3 %s and SEALOTTMINIGAME3 %s it is %s (spec 2 §4, Mini-game widget)', (LOTTMINIGAME3, SEALOTTMINIGAME3, version) => {
  expect(versionOf({ LOTTMINIGAME3, SEALOTTMINIGAME3 })).toBe(version)
})

test('no invitation to play floats over the page on which limits and breaks are set', () => {
  expect([invitesAt('/m/home'), invitesAt('/m/playSafely')]).toEqual([true, false])
})
