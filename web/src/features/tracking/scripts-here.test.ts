import type { ScriptName } from '@foyer/contract/tracking/pixel-scripts'
import { expect, test } from 'vitest'
import { configuredIds, scriptsHere } from './scripts-here.ts'

const script = (name: ScriptName) => ({ name, url: 'https://pixel.test/s.js', id: `${name}-1`, events: {} })
const all = (['facebook', 'gtag', 'googleAds', 'appsflyer', 'adjust'] as const).map(script)

test('inside the native app the scripts of AppsFlyer and Adjust do not run: the app itself tells them', () => {
  expect(scriptsHere(all, false).map(({ name }) => name)).toEqual(['facebook', 'gtag', 'googleAds', 'appsflyer', 'adjust'])
  expect(scriptsHere(all, true).map(({ name }) => name)).toEqual(['facebook', 'gtag', 'googleAds'])
})

// Proves tracking-1.
test('the pixel record names the merchant’s own pixels (spec 1 §3, Pixel tracking record)', () => {
  expect(configuredIds(all)).toEqual({ facebookId: 'facebook-1', gtagId: 'gtag-1', appsflyerId: 'appsflyer-1', adjustId: 'adjust-1' })
})
