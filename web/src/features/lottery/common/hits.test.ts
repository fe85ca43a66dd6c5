import { expect, test } from 'vitest'
import { hitsOf } from './hits.ts'

test('of a ticket’s numbers those that were drawn are marked, and the bonus number as such', () => {
  const results = [
    { group: 'main' as const, numbers: ['07', '02', '09'] },
    { group: 'bonus' as const, numbers: ['05'] },
  ]
  expect(hitsOf({ results }, ['01', '02', '05'])).toEqual([null, 'main', 'bonus'])
  expect(hitsOf({ results: null }, ['02'])).toEqual([null])
  const digits = [
    { group: 'first' as const, numbers: ['0423'] },
    { group: 'second' as const, numbers: ['9912', '0055'] },
  ]
  expect(hitsOf({ results: digits }, ['23'])).toEqual(['main'])
  expect(hitsOf({ results: digits }, ['24'])).toEqual([null])
})
