import { expect, test } from 'vitest'
import { seenUpTo } from './use-inbox.ts'

const item = (isNew: boolean, at: string | null, kind: 'news' | 'chat' = 'news') => ({ isNew, at, kind })
const LATE = '2026-11-27T10:00:00.000Z'
const EARLY = '2026-11-26T10:00:00.000Z'

// Proves announcements-20.
test('what is shown is seen up to its newest item; where only the chat is new, nothing is noted', () => {
  expect(seenUpTo([item(false, LATE), item(true, EARLY)])).toBe(LATE)
  expect(seenUpTo([item(true, null)])).toBe('1970-01-01T00:00:00.000Z')
  expect(seenUpTo([item(true, LATE, 'chat'), item(false, EARLY)])).toBeUndefined()
  expect(seenUpTo([])).toBeUndefined()
})
