import { expect, test } from 'vitest'
import { pauseOf } from './pause.ts'

const pause = { kind: 'break', since: '2026-01-01T00:00:00.000Z', until: null, endsAt: null, mayReturn: false } as const

// Proves money-21.
test('a visitor takes no break, and of a member it is unknown until the member is', () => {
  expect(pauseOf(null, undefined)).toBeNull()
  expect(pauseOf(undefined, undefined)).toBeUndefined()
  expect(pauseOf({}, undefined)).toBeUndefined()
  expect(pauseOf({}, { pause })).toBe(pause)
  expect(pauseOf({}, { pause: null })).toBeNull()
  // A back end that knows no breaks says nothing of them.
  expect(pauseOf({}, {})).toBeNull()
})
