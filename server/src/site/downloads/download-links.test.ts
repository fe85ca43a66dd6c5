import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

const links = [
  { resourceType: 'Android', url: 'https://downloads.alpha.test/alpha.apk' },
  { resourceType: 'AppDownloadIcon', url: 'https://downloads.alpha.test/icon.png' },
]

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { download: { links } }, beta: { download: { profile: {} }, install: { iosLiteKey: 'LITE' } } } })
})
afterAll(() => wire.close())

// Proves install-11, requests-25, requests-39.
test('download links come by resource type, with the profile this server makes, and the merchant’s icon if no icon is given (spec 2 §3)', async () => {
  expect(valueOf(await wire.client('alpha').call('downloads.downloadLinks', {})).links).toEqual(links)
  expect(valueOf(await wire.client('beta').call('downloads.downloadLinks', {})).links).toEqual([
    { resourceType: 'LITE', url: '/m/webclip.mobileconfig' },
    { resourceType: 'AppDownloadIcon', url: expect.stringMatching(/^\/m\/merchant\/beta\/logo\.[0-9a-f]+\.svg$/) },
  ])
})
