import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const ADDRESSES = ['/wps/system/ping', '/wps/none', '/healthz', '/readyz', '/metrics', '/docs', '/robots.txt', '/nothing']

// Proves navigation-42.
test.each(ADDRESSES)('no other site may load %s as a picture or script', async url => {
  const { headers } = await wire.app.inject({ url, headers: { host: 'alpha.test', merchant: 'alpha' } })
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
})

test.each([...ADDRESSES, '/m/home', '/%'])('nobody else may frame %s', async url => {
  const { headers } = await wire.app.inject({ url, headers: { host: 'alpha.test', merchant: 'alpha' } })
  expect(headers['content-security-policy']).toMatch(/\bframe-ancestors '(?:self|none)'/)
})
