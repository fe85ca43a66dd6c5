import { expect, test } from 'vitest'
import { clockOf, momentOf } from './zone-time.ts'

// Proves staff-36.
test.each([
  ['2026-11-30T18:00+08:00', 'Asia/Manila', '2026-11-30T18:00'],
  ['2026-11-30T18:00-03:00', 'America/Sao_Paulo', '2026-11-30T18:00'],
  ['2026-07-01T09:30+02:00', 'Europe/Stockholm', '2026-07-01T09:30'],
  ['2026-12-01T09:30+01:00', 'Europe/Stockholm', '2026-12-01T09:30'],
  ['2026-03-29T03:30+02:00', 'Europe/Stockholm', '2026-03-29T03:30'],
])('%s is written as the clock of %s shows it, and read back', (moment, zone, clock) => {
  expect(clockOf(moment, zone)).toBe(clock)
  expect(momentOf(clock, zone)).toBe(moment)
})

test('what is no time is an empty field', () => {
  expect([clockOf('soon', 'Asia/Manila'), momentOf('', 'Asia/Manila')]).toEqual(['', undefined])
})
