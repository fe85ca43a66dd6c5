import { describe, expect, test } from 'vitest'
import { DEPOSIT_POLL, hasRisen, isForcedDownloadDue, type ForcedDownloadFacts } from './forced-download-rules.ts'

describe('the forced download (spec 2 §4, §9)', () => {
  const due: ForcedDownloadFacts = {
    path: '/m/home',
    home: '/m/home',
    signedIn: true,
    insideApp: false,
    hasApp: true,
    welcome: true,
    depositCount: 0,
    shownTimes: 0,
    settings: { depositTimes: 5, maxCloseTimes: 5 },
  }

  // Proves install-34.
  test.each<[string, Partial<ForcedDownloadFacts>]>([
    ['signed out', { signedIn: false }],
    ['in the app or a PWA', { insideApp: true }],
    ['on the first visit, or when the player has just signed in', { welcome: false }],
    ['without an app link', { hasApp: false }],
    ['on another page', { path: '/m/member/home' }],
    ['with more deposits than the threshold', { depositCount: 6 }],
    ['closed more often than the limit', { shownTimes: 6 }],
    ['where the deposit count cannot be known', { depositCount: null }],
    ['switched off', { settings: { depositTimes: -1, maxCloseTimes: 5 } }],
  ])('is not shown %s', (_, facts) => {
    expect(isForcedDownloadDue(due)).toBe(true)
    expect(isForcedDownloadDue({ ...due, ...facts })).toBe(false)
  })

  // Proves install-34.
  test('is still shown at the threshold and at the limit; on /m/index.html too', () => {
    expect(isForcedDownloadDue({ ...due, depositCount: 5, shownTimes: 5, path: '/m/index.html' })).toBe(true)
  })

  test('with a threshold of 0 it is for members without a deposit', () => {
    const settings = { depositTimes: 0, maxCloseTimes: 5 }
    expect([undefined, 0, 1].map(depositCount => isForcedDownloadDue({ ...due, settings, depositCount }))).toEqual([undefined, true, false])
  })

  test('waits for the deposit count only if it decides', () => {
    expect(isForcedDownloadDue({ ...due, depositCount: undefined })).toBeUndefined()
    expect(isForcedDownloadDue({ ...due, depositCount: undefined, hasApp: false })).toBe(false)
  })

  // Proves install-34.
  test('waits for the links only if they decide', () => {
    expect(isForcedDownloadDue({ ...due, hasApp: undefined })).toBeUndefined()
    expect(isForcedDownloadDue({ ...due, hasApp: undefined, signedIn: false })).toBe(false)
    expect(isForcedDownloadDue({ ...due, hasApp: undefined, depositCount: 6 })).toBe(false)
  })

  // Proves install-35.
  test('hides only when the deposit count increases', () => {
    expect(hasRisen(1, 2)).toBe(true)
    for (const [before, now] of [
      [2, 2],
      [2, 1],
      [undefined, 3],
      [3, null],
      [null, 3],
    ] as const)
      expect(hasRisen(before, now)).toBe(false)
  })

  // Proves constants-17.
  test('polls every 30 s', () => {
    expect(DEPOSIT_POLL).toBe(30_000)
  })
})
