import { expect, test } from 'vitest'
import { SPINNER_AUTO_HIDE } from './full-screen-spinner.tsx'

test('the spinner over the whole screen goes by itself after 10 s (spec 2 §9)', () => {
  expect(SPINNER_AUTO_HIDE).toBe(10_000)
})
