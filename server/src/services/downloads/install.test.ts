import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, registration, valueOf, type TestApp } from '#testing/test-app.ts'

const promotions = { APP_DOWNLOAD: { enabled: true, count: 2 } }
const links = [
  { resourceType: 'Android', url: 'https://downloads.alpha.test/alpha.apk' },
  { resourceType: 'AppDownloadIcon', url: 'https://downloads.alpha.test/icon.png' },
]

let wire: TestApp
beforeAll(async () => {
  const beta = { promotions, flags: { REWCEN3: false }, download: { profile: {} }, install: { iosLiteKey: 'LITE' } }
  wire = await createTestApp({ merchants: { alpha: { promotions, download: { links, minRankLevel: 3 } }, beta } })
})
afterAll(() => wire.close())

test('download links come by resource type, with the profile this server makes and the merchant’s icon where none is named (spec 2 §3)', async () => {
  expect(valueOf(await wire.client('alpha').call('downloads.downloadLinks', {})).links).toEqual(links)
  expect(valueOf(await wire.client('beta').call('downloads.downloadLinks', {})).links).toEqual([
    { resourceType: 'LITE', url: '/m/webclip.mobileconfig' },
    { resourceType: 'AppDownloadIcon', url: expect.stringMatching(/^\/m\/merchant\/beta\/logo\.[0-9a-f]+\.svg$/) },
  ])
})

test('promotions are on where the merchant says so, and all off without the reward centre (spec 2 §3, Available promotions)', async () => {
  const off = { enabled: false, count: 0 }
  expect(valueOf(await wire.client('alpha').call('promotions.availablePromotions', {}))).toEqual({ ...promotions, REFERRAL: off })
  expect(valueOf(await wire.client('beta').call('promotions.availablePromotions', {}))).toEqual({ APP_DOWNLOAD: off, REFERRAL: off })
})

test('deposits count once their money is there, each member’s own (spec 2 §3, Deposit settings and stats)', async () => {
  const { stores, clock } = wire.system
  const client = wire.client()
  const session = valueOf(await client.call('member.register', registration('saver'))).session
  client.token = session?.token
  const member = await stores.members.byUsername('alpha', 'saver')
  const deposit = { merchant: 'alpha', memberId: member?.id ?? '', amount: 10_000, currency: 'PHP', submittedAt: clock() }
  const asked = async () => [
    valueOf(await client.call('wallet.depositStats', {})).totalDepositSuccessCount,
    valueOf(await client.call('wallet.depositSettings', {})).firstDeposit,
  ]
  await stores.deposits.add({ ...deposit, id: 'under-way', arrivedAt: null })
  expect(await asked()).toEqual([0, 'N'])
  await stores.deposits.add({ ...deposit, id: 'arrived', arrivedAt: clock() })
  expect(await asked()).toEqual([1, 'Y'])

  const other = wire.client()
  other.token = valueOf(await other.call('member.register', registration('spender'))).session?.token
  expect(valueOf(await other.call('wallet.depositStats', {})).totalDepositSuccessCount).toBe(0)
  expect(await wire.client().call('wallet.depositStats', {})).toMatchObject({ status: 401 })
})

test('the shell’s settings are complete: the specification’s defaults where the merchant says nothing (spec 2 §4, §9)', async () => {
  const { install, download, forcedDownload } = valueOf(await wire.client('alpha').call('system.consolidatedSettings', {}))
  expect(install).toEqual({
    theme: 'light',
    preferredWay: 'app',
    iosLiteKey: 'MOBILECONFIG',
    apkKey: 'Android',
    iconKey: 'AppDownloadIcon',
    needsLogin: false,
    maxCloseCount: -1,
    depositTimes: -1,
    depositDomains: [],
  })
  expect(download).toEqual({ bar: true, minRankLevel: 3, latestVersion: '2.4.39' })
  expect(forcedDownload).toEqual({ depositTimes: 5, maxCloseTimes: 5 })
})
