import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CAROUSEL_AUTOPLAY } from './use-carousel.ts'

// Proves announcements-15.
test('a slide is shown for 5 s, and its mark fills in the same time (spec 2 §9)', () => {
  expect(CAROUSEL_AUTOPLAY).toBe(5_000)
  expect(readFileSync(new URL('carousel.module.css', import.meta.url), 'utf8')).toContain(`animation: fill ${CAROUSEL_AUTOPLAY / 1000}s linear`)
})
