import { expect, test } from 'vitest'
import { changesOf } from './event-changes.ts'

test('what an event changed stands first, beside what it was', () => {
  expect(changesOf({ state: 'waiting', sum: 5 }, { sum: 5, state: 'approved', by: { id: 1 } })).toEqual([
    { name: 'state', before: 'waiting', after: 'approved', same: false },
    { name: 'by', before: '–', after: '{"id":1}', same: false },
    { name: 'sum', before: '5', after: '5', same: true },
  ])
  expect(changesOf(null, null)).toEqual([])
})
