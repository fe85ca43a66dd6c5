import { describe, expect, test } from 'vitest'
import { appLinksOf } from './app-links.ts'

describe('download links by resource type (spec 2 §3, §9)', () => {
  const keys = { iosLiteKey: 'MOBILECONFIG', apkKey: 'Android', iconKey: 'AppDownloadIcon' }
  const link = (resourceType: string) => ({ resourceType, url: `https://d.test/${resourceType}` })
  const links = ['IOS', 'MOBILECONFIG', 'Android', 'AppDownloadIcon', 'lite', 'apk2'].map(link)
  const of = (all: typeof links, ios: boolean, more = {}) => appLinksOf(all, ios ? { browser: 'safari' } : null, { ...keys, ...more })

  // Proves constants-31, install-11.
  test('iOS gets its app, otherwise the profile; every other system the Android package', () => {
    expect(of(links, true)).toEqual({ app: 'https://d.test/IOS', profile: 'https://d.test/MOBILECONFIG', icon: 'https://d.test/AppDownloadIcon' })
    expect(of(links.slice(1), true).app).toBe('https://d.test/MOBILECONFIG')
    expect(of(links, false)).toEqual({ app: 'https://d.test/Android', profile: undefined, icon: 'https://d.test/AppDownloadIcon' })
    expect(of([], false)).toEqual({ app: undefined, profile: undefined, icon: undefined })
  })

  // Proves install-2.
  test.each(['chrome', 'edge', 'firefox', 'other'] as const)('only Safari installs profiles, so %s is offered the app or nothing', browser => {
    expect(appLinksOf(links, { browser }, keys)).toMatchObject({ app: 'https://d.test/IOS', profile: undefined })
    expect(appLinksOf(links.slice(1), { browser }, keys)).toMatchObject({ app: undefined, profile: undefined })
  })

  // Proves install-11.
  test('the merchant decides the keys', () => {
    expect(of(links, true, { iosLiteKey: 'lite' }).profile).toBe('https://d.test/lite')
    expect(of(links, false, { apkKey: 'apk2' }).app).toBe('https://d.test/apk2')
  })
})
