import { expect, test } from 'vitest'
import { VISITOR_DELAY } from './announcements.tsx'
import { STYLE_READ_DELAY } from './slide.tsx'
import { LIST_REFRESH } from './use-popups.ts'

// Proves announcements-15, constants-19.
test('the popup’s times (spec 2 §9, Popup)', () => {
  expect({ VISITOR_DELAY, LIST_REFRESH, STYLE_READ_DELAY }).toEqual({ VISITOR_DELAY: 1_000, LIST_REFRESH: 500, STYLE_READ_DELAY: 200 })
})
