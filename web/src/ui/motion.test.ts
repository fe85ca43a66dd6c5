import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SPINNER_AUTO_HIDE } from './full-screen-spinner.tsx'
import { TOAST_DURATION } from './toast.tsx'
import { CAROUSEL_AUTOPLAY } from './use-carousel.ts'
import { MODAL_TRANSITION } from './use-modal.ts'

const style = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

test('the times of spec 2 §9', () => {
  expect({ SPINNER_AUTO_HIDE, TOAST_DURATION, CAROUSEL_AUTOPLAY, MODAL_TRANSITION }).toEqual({
    SPINNER_AUTO_HIDE: 10_000,
    TOAST_DURATION: 1_500,
    CAROUSEL_AUTOPLAY: 5_000,
    MODAL_TRANSITION: 250,
  })
})

test('style sheets and timers agree on the modal transition (spec 2 §9)', () => {
  expect(style('tokens.css')).toContain(`--modal-transition: ${MODAL_TRANSITION}ms;`)
})

test('the mark of the carousel fills in the time a slide is shown (spec 2 §9)', () => {
  expect(style('carousel.module.css')).toContain(`animation: fill ${CAROUSEL_AUTOPLAY / 1000}s linear`)
})
