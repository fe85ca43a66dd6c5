import { expect, test } from 'vitest'
import { TOAST_DURATION } from './toast.tsx'

test('a toast is shown for 1.5 s (spec 2 §9)', () => {
  expect(TOAST_DURATION).toBe(1_500)
})
