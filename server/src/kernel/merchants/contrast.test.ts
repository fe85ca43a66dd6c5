import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testMerchantFiles } from '#testing/test-merchants.ts'
import { contrast, contrastFaults } from './contrast.ts'

const { theme } = testMerchantFiles.alpha
const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast of a merchant’s colours (WCAG 2.2 AA)', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('the contrast of %s on %s is %f', (ink, ground, ratio) => {
    expect(contrast(ink, ground)).toBeCloseTo(ratio, 2)
  })

  test('is the same in both directions, from 1 to 21', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one))
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1)
        expect(contrast(one, other)).toBeLessThanOrEqual(21.000_001)
      }),
    )
  })

  test('unreadable pairs are named, in both themes', () => {
    expect(contrastFaults(theme)).toEqual([])
    const dim = { ...theme.dark, text: '#303030', accentText: '#ffffff' }
    expect(contrastFaults({ ...theme, dark: dim, light: { ...theme.light, muted: '#aaaaaa' } }).map(({ path }) => path)).toEqual([
      ...['/theme/dark/text', '/theme/dark/text', '/theme/dark/accentText'],
      ...['/theme/light/muted', '/theme/light/muted'],
    ])
  })
})
