import { expect, test } from 'vitest'
import { eventTextOf } from './event-texts.ts'

// Proves session-4.
test('an event that tells a player nothing has no text, and none is called "other"', () => {
  expect(eventTextOf('login.succeeded')).toBe('event_login')
  expect(eventTextOf('factor.always-ask')).toBe('always_ask')
  expect(['factor.begun', 'handoff.made', 'code.limited', 'of.a.newer.server'].map(eventTextOf)).toEqual([undefined, undefined, undefined, undefined])
})
