import { expect, test } from 'vitest'
import { playTime } from './use-play-time.ts'

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 hr'],
  [125, '2 hr 5 min'],
])('%i minutes of play are %s', (minutes, said) => {
  expect(playTime(minutes, ['en'])).toBe(said)
})
