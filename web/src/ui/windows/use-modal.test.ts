import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MODAL_TRANSITION } from './use-modal.ts'

// Proves constants-9, install-36.
test('a modal takes 250 ms to come and go, in style sheets and timers alike (spec 2 §9)', () => {
  expect(MODAL_TRANSITION).toBe(250)
  expect(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')).toContain(`--modal-transition: ${MODAL_TRANSITION}ms;`)
})
