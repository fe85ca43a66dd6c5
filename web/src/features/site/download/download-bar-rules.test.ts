import { describe, expect, test } from 'vitest'
import { isBarShown, leavesRoom, type DownloadBarFacts } from './download-bar-rules.ts'

describe('the download bar (spec 2 §4)', () => {
  const settings = { bar: true, rating: null, minRankLevel: null, latestVersion: '1' }
  const shown: DownloadBarFacts = { hidden: false, insideApp: false, hasWay: true, rankLevel: undefined, settings }

  // Proves install-30, product-and-roles-5.
  test.each<[string, Partial<DownloadBarFacts>]>([
    ['it was closed in this session', { hidden: true }],
    ['the context is the app, a PWA or a web clip', { insideApp: true }],
    ['nothing can be installed here', { hasWay: false }],
    ['the merchant has none', { settings: { ...settings, bar: false } }],
  ])('is hidden when %s', (_, facts) => {
    expect(isBarShown(shown)).toBe(true)
    expect(isBarShown({ ...shown, ...facts })).toBe(false)
  })

  test('floats over the page only where the bars leave two thirds of the height; otherwise it rests at the end', () => {
    expect(leavesRoom({ bars: 60 + 66 + 82, window: 844 })).toBe(true)
    expect(leavesRoom({ bars: 60 + 110 + 82, window: 640 })).toBe(false)
    expect(leavesRoom({ bars: 60 + 66 + 16, window: 390 })).toBe(false)
  })

  // Proves install-31.
  test('may require a VIP rank level, which visitors do not have', () => {
    const gated = { ...shown, settings: { ...settings, minRankLevel: 2 } }
    expect([undefined, 1, 2, 3].map(rankLevel => isBarShown({ ...gated, rankLevel }))).toEqual([false, false, true, true])
  })
})
