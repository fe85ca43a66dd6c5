import { expect, test } from 'vitest'
import { testMerchant, UPDATE_MANIFEST } from '#testing/pages/fixtures.ts'
import { createPageApp } from '#testing/pages/page-app.ts'

const MANIFESTS = ['/m/asset-manifest.json?time=1', '/mobile/mc/asset-manifest.json?time=1']

test.each(MANIFESTS)('%s describes the build, and is always revalidated (spec 2 §7)', async address => {
  const { get } = await createPageApp()
  const { statusCode, headers, body } = await get(address)
  expect(statusCode).toBe(200)
  expect(body).toBe(UPDATE_MANIFEST)
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' })
  expect((await get(address, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})

// Proves requests-37.
test('a merchant in maintenance answers it too, because an open page must not mistake that for an update', async () => {
  const closed = testMerchant('lumina', {}, { maintenance: { on: true } })
  const { get } = await createPageApp([closed])
  expect((await get('/m/home')).statusCode).toBe(503)
  expect((await get('/m/asset-manifest.json')).body).toBe(UPDATE_MANIFEST)
})
