import { expect, test } from 'vitest'
import { invitesAt, versionOf } from './mini-game.tsx'

// Proves games-and-lottery-33.
test.each([
  [true, false, 'v1'],
  [false, true, 's1'],
  [true, true, 'v1'],
])('with LOTTMINIGAME3 %s and SEALOTTMINIGAME3 %s it is %s (spec 2 §4, Mini-game widget)', (LOTTMINIGAME3, SEALOTTMINIGAME3, version) => {
  expect(versionOf({ LOTTMINIGAME3, SEALOTTMINIGAME3 })).toBe(version)
})

// Proves games-and-lottery-32.
test('the invitation to play floats over home alone: never over money, limits or forms', () => {
  for (const path of ['/m/playSafely', '/m/voucherCenter', '/m/member/home', '/m/lottery']) expect(invitesAt(path, '/m/start', null)).toBe(false)
  for (const path of ['/m/home', '/m/start']) expect(invitesAt(path, '/m/start', null)).toBe(true)
})

// Proves games-and-lottery-32, money-20.
test('nobody is invited to play during a break, nor while it is unknown whether there is one', () => {
  expect(invitesAt('/m/home', '/m/home', { kind: 'break' })).toBe(false)
  expect(invitesAt('/m/home', '/m/home', undefined)).toBe(false)
})
