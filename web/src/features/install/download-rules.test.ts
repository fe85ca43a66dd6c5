import { describe, expect, test } from 'vitest'
import { appLinksOf } from './app-links.ts'
import { compareVersions, isOutdated } from './app-version.ts'
import { isBarShown, type DownloadBarFacts } from './download-bar-rules.ts'
import { DEPOSIT_POLL, hasRisen, isForcedDownloadDue, type ForcedDownloadFacts } from './forced-download-rules.ts'

describe('the download bar (spec 2 §4)', () => {
  const settings = { bar: true, minRankLevel: null, latestVersion: '1' }
  const shown: DownloadBarFacts = { hidden: false, insideApp: false, hasWay: true, rankLevel: undefined, settings }

  test.each<[string, Partial<DownloadBarFacts>]>([
    ['it was closed in this session', { hidden: true }],
    ['the context is the app, a PWA or a web clip', { insideApp: true }],
    ['nothing can be installed here', { hasWay: false }],
    ['the merchant has none', { settings: { ...settings, bar: false } }],
  ])('is hidden when %s', (_, facts) => {
    expect(isBarShown(shown)).toBe(true)
    expect(isBarShown({ ...shown, ...facts })).toBe(false)
  })

  test('may be gated by VIP rank level: visitors have none', () => {
    const gated = { ...shown, settings: { ...settings, minRankLevel: 2 } }
    expect([undefined, 1, 2, 3].map(rankLevel => isBarShown({ ...gated, rankLevel }))).toEqual([false, false, true, true])
  })
})

describe('the forced download (spec 2 §4, §9)', () => {
  const due: ForcedDownloadFacts = {
    path: '/m/home',
    home: '/m/home',
    signedIn: true,
    insideApp: false,
    hasApp: true,
    depositCount: 0,
    shownTimes: 0,
    settings: { depositTimes: 5, maxCloseTimes: 5 },
  }

  test.each<[string, Partial<ForcedDownloadFacts>]>([
    ['signed out', { signedIn: false }],
    ['in the app or a PWA', { insideApp: true }],
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

  test('at the threshold and at the limit it still is; on /m/index.html too', () => {
    expect(isForcedDownloadDue({ ...due, depositCount: 5, shownTimes: 5, path: '/m/index.html' })).toBe(true)
  })

  test('waits for the deposit count only where that decides', () => {
    expect(isForcedDownloadDue({ ...due, depositCount: undefined })).toBeUndefined()
    expect(isForcedDownloadDue({ ...due, depositCount: undefined, hasApp: false })).toBe(false)
  })

  test('hides when the deposit count rises, and at nothing else', () => {
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

  test('polls every 30 s', () => {
    expect(DEPOSIT_POLL).toBe(30_000)
  })
})

describe('download links by resource type (spec 2 §3, §9)', () => {
  const keys = { iosLiteKey: 'MOBILECONFIG', apkKey: 'Android', iconKey: 'AppDownloadIcon' }
  const settings = {
    ...keys,
    theme: 'light',
    preferredWay: 'app',
    needsLogin: false,
    maxCloseCount: -1,
    depositTimes: -1,
    depositDomains: [],
  } as const
  const link = (resourceType: string) => ({ resourceType, url: `https://d.test/${resourceType}` })
  const links = ['IOS', 'MOBILECONFIG', 'Android', 'AppDownloadIcon', 'lite', 'apk2'].map(link)
  const of = (all: typeof links, ios: boolean, more = {}) => appLinksOf(all, ios, { ...settings, depositDomains: [], ...more })

  test('iOS takes its app, else the profile; every other the Android package', () => {
    expect(of(links, true)).toEqual({ app: 'https://d.test/IOS', profile: 'https://d.test/MOBILECONFIG', icon: 'https://d.test/AppDownloadIcon' })
    expect(of(links.slice(1), true).app).toBe('https://d.test/MOBILECONFIG')
    expect(of(links, false)).toEqual({ app: 'https://d.test/Android', profile: undefined, icon: 'https://d.test/AppDownloadIcon' })
    expect(of([], false)).toEqual({ app: undefined, profile: undefined, icon: undefined })
  })

  test('the keys are the merchant’s', () => {
    expect(of(links, true, { iosLiteKey: 'lite' }).profile).toBe('https://d.test/lite')
    expect(of(links, false, { apkKey: 'apk2' }).app).toBe('https://d.test/apk2')
  })
})

describe('the version of the native app (spec 2 §9, Latest app version)', () => {
  test('is compared part by part, as numbers', () => {
    expect(compareVersions('2.4.9', '2.4.39')).toBeLessThan(0)
    expect(compareVersions('2.10', '2.9.9')).toBeGreaterThan(0)
    expect(compareVersions('2.4', '2.4.0')).toBe(0)
  })

  test('is outdated below the latest; in a browser nothing is', () => {
    expect(isOutdated('2.4.38', '2.4.39')).toBe(true)
    expect(isOutdated('2.4.39', '2.4.39')).toBe(false)
    expect(isOutdated(null, '2.4.39')).toBe(false)
  })
})
