import { expect, test } from 'vitest'
import { mayGoToActivity } from './may-go.ts'

// Proves announcements-2.
test('a promotion’s button is for visitors and members of type 0, 1 and 2', () => {
  expect([undefined, 0, 1, 2, 3, 4].map(mayGoToActivity)).toEqual([true, true, true, true, false, false])
})
