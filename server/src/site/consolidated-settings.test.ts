import { flagDefaults } from '@foyer/contract/flags'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  const alpha = { flags: { A2HS3: false }, download: { minRankLevel: 3 } }
  wire = await createTestApp({ merchants: { alpha, beta: { regions: { deniedAddresses: ['198.51.100.0/24'] } } } })
})
afterAll(() => wire.close())

// Proves requests-21, requests-27.
test('system/status gives the visitor’s address and why access is denied (spec 2 §7)', async () => {
  expect(valueOf(await wire.client('beta', { ip: '198.51.100.3' }).call('system.status', { device: 'MOBILE' }))).toEqual({
    ip: '198.51.100.3',
    maintenance: false,
    regionRestriction: true,
  })
})

// Proves language-and-country-19, language-and-country-20, requests-21, requests-27.
test('system/country gives dialling codes and currency of the merchant in question', async () => {
  expect(valueOf(await wire.client('alpha').call('system.country', { merchant: 'alpha' }))).toMatchObject({
    countryCode: 'PH',
    countryDialingCode: '63',
    currency: 'PHP',
  })
  expect(valueOf(await wire.client('beta').call('system.country', {}))).toMatchObject({ countryCode: 'BR', currencySymbol: 'R$' })
})

// Proves common-store-4, product-and-roles-12, product-and-roles-13.
test('system/whitelabel gives every flag, resolved for the merchant', async () => {
  expect(valueOf(await wire.client('alpha').call('system.whitelabel', {}))).toEqual({ ...flagDefaults, A2HS3: false })
  expect(valueOf(await wire.client('beta').call('system.whitelabel', {}))).toEqual({ ...flagDefaults, CBS3: false })
})

// Proves common-store-1, games-and-lottery-2.
test('the consolidated settings are the common store of spec 2 §3 in one answer', async () => {
  const alpha = valueOf(await wire.client('alpha').call('system.consolidatedSettings', {}))
  expect(alpha).toMatchObject({
    merchantCode: 'alpha',
    ip: '203.0.113.7',
    maintenance: false,
    gw: { GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
    whitelabelVal: { A2HS3: false },
  })
  expect(alpha.gameMatches.map(({ code }) => code)).not.toEqual([])
  expect(alpha.gameMatches).toEqual(valueOf(await wire.client('alpha').call('games.gameMatch', {})).games)
  expect(alpha.register).toEqual(valueOf(await wire.client('alpha').call('system.registerSetting', {})))
})

// Proves constants-17, constants-18, constants-22, install-25, install-29.
test('the shell’s settings are complete: the specification’s defaults if the merchant sets nothing (spec 2 §4, §9)', async () => {
  const { install, download, forcedDownload } = valueOf(await wire.client('alpha').call('system.consolidatedSettings', {}))
  expect(install).toEqual({
    theme: 'light',
    preferredWay: 'app',
    iosLiteKey: 'MOBILECONFIG',
    apkKey: 'Android',
    iconKey: 'AppDownloadIcon',
    needsLogin: false,
    fromVisit: 1,
    maxCloseCount: -1,
    depositTimes: -1,
    depositDomains: [],
  })
  expect(download).toEqual({ bar: true, rating: null, minRankLevel: 3, latestVersion: '2.4.39' })
  expect(forcedDownload).toEqual({ depositTimes: 5, maxCloseTimes: 5 })
})
