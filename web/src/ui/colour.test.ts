import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, fade, inkOn, mix, readable } from './colour.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test('contrast follows WCAG 2.2: 21 for black on white, 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#4b3ff2', '#4b3ff2')).toBe(1)
})

test('mix goes from the first colour to the second', () => {
  expect(mix('#102030', '#ffffff', 0)).toBe('#102030')
  expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff')
  expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000')
})

test('fade keeps the channels', () => {
  expect(fade('#e8b54a', 0.16)).toBe('rgba(232,181,74,0.16)')
})

test('either black or white is readable on every background', () => {
  fc.assert(
    fc.property(colour, ground => {
      expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('readable reaches its ratio on every single background, whatever the colour', () => {
  fc.assert(
    fc.property(colour, colour, (ink, ground) => {
      expect(contrast(readable(ink, [ground], 4.5), ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('readable does not change a colour that is already readable', () => {
  fc.assert(
    fc.property(colour, colour, (ink, ground) => {
      fc.pre(contrast(ink, ground) >= 3)
      expect(readable(ink, [ground], 3)).toBe(ink)
    }),
  )
})
