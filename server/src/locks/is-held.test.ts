import { expect, test } from 'vitest'
import { isHeld } from './is-held.ts'

const NOW = new Date('2026-11-28T12:00:00Z')
const LATER = new Date('2026-11-28T12:00:01Z')

test.each([
  ['without an end', { liftedAt: null, until: null }, true],
  ['until later', { liftedAt: null, until: LATER }, true],
  ['until this moment', { liftedAt: null, until: NOW }, false],
  ['that was lifted', { liftedAt: NOW, until: LATER }, false],
])('a lock %s holds: %j → %s', (_name, lock, holds) => {
  expect(isHeld(lock, NOW)).toBe(holds)
})
