import { expect, test } from 'vitest'
import { themes } from '#ui/gallery/themes.ts'
import { contrast } from './colour.ts'
import { themeCss } from './theme.ts'

const variable = (css: string, name: string): string => new RegExp(`--${name}:([^;}]+)`).exec(css)?.[1] ?? ''

test('the merchant’s own colours are in the page unchanged', () => {
  const css = themeCss(themes.night)
  expect(css).toMatch(/^:root\{color-scheme:dark;/)
  expect(variable(css, 'background')).toBe(themes.night.dark.background)
  expect(variable(css, 'accent-text')).toBe(themes.night.dark.accentText)
})

test('a fixed scheme has one block, auto follows the device', () => {
  expect(themeCss(themes.day)).not.toContain('@media')
  const css = themeCss({ ...themes.day, scheme: 'auto' })
  expect(css).toMatch(/^:root\{color-scheme:light;.*@media \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;/)
})

test('a part with a look of its own has the merchant’s colours of that look, also on a page of the other', () => {
  const own = /\[data-look=light\]\{color-scheme:light;[^}]*\}/
  expect(variable(own.exec(themeCss(themes.night, 'light'))?.[0] ?? '', 'surface')).toBe(themes.night.light.surface)
  expect(themeCss({ ...themes.night, scheme: 'auto' }, 'light')).toMatch(own)
  expect(themeCss(themes.night, 'dark')).toBe(themeCss(themes.night))
})

test('the merchant’s own logo stands on pages of its own scheme, which is the light one for auto, and the other logo on the others', () => {
  const shown = (css: string, block: RegExp) => {
    const found = block.exec(css)?.[0] ?? ''
    return [variable(found, 'own-logo'), variable(found, 'other-logo')]
  }
  const night = themeCss({ ...themes.night, choice: true })
  expect(shown(night, /^:root\{[^}]*\}/)).toEqual(['inline', 'none'])
  expect(shown(night, /:root\[data-scheme=light\]\{[^}]*\}/)).toEqual(['none', 'inline'])
  const auto = themeCss({ ...themes.night, scheme: 'auto' })
  expect(shown(auto, /^:root\{[^}]*\}/)).toEqual(['inline', 'none'])
  expect(shown(auto, /@media[^{]*\{:root\{[^}]*\}/)).toEqual(['none', 'inline'])
})

// Proves common-store-5.
test('where players choose, the other scheme is there too, and a part with a look of its own keeps it on a page of either', () => {
  const chosen = { ...themes.night, choice: true }
  const css = themeCss(chosen, 'dark')
  expect(variable(/:root\[data-scheme=light\]\{[^}]*\}/.exec(css)?.[0] ?? '', 'surface')).toBe(themes.night.light.surface)
  expect(css).toMatch(/\[data-look=dark\]\{color-scheme:dark;/)
  // What the page is in anyway needs no second block.
  expect(themeCss(chosen)).not.toContain('[data-scheme=dark]')
  const auto = themeCss({ ...chosen, scheme: 'auto' })
  expect(auto).toContain(':root[data-scheme=dark]{')
  expect(auto).toContain(':root[data-scheme=light]{')
  expect(themeCss(themes.night)).not.toContain('data-scheme')
})

test.each(['night', 'day'] as const)('text in derived colours is readable on every background it is used on (WCAG 2.2, 1.4.3): %s', look => {
  const css = themeCss(themes[look])
  const of = (name: string) => variable(css, name)
  const grounds = ['background', 'surface', 'raised'].map(of)
  for (const ink of ['muted-ink', 'accent-ink', 'danger', 'success'].map(of)) {
    for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  }
  const pairs = [
    ['accent-text', 'accent-lift'],
    ['accent-ink', 'accent-soft'],
    ['highlight-text', 'highlight'],
    ['danger', 'danger-soft'],
  ] as const
  for (const [ink, ground] of pairs) expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5)
})

test('an accent that hardly differs from the background still gives a readable text colour', () => {
  const pale = { ...themes.day.light, accent: '#f3e9b0' }
  const css = themeCss({ scheme: 'light', dark: pale, light: pale })
  expect(contrast(variable(css, 'accent-ink'), pale.surface)).toBeGreaterThanOrEqual(4.5)
})
