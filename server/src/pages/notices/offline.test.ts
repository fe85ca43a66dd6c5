import { expect, test } from 'vitest'
import { testMerchant, WORKER_SCRIPT } from '#pages/testing/fixtures.ts'
import { createPageApp } from '#pages/testing/page-app.ts'

test('the service worker is never kept unasked, and is another one as soon as the merchant’s content is (spec 2 §2)', async () => {
  const scriptOf = async (contentHash: string) => (await createPageApp([testMerchant('lumina', { contentHash })])).get('/m/sw.js?language=UR')
  const { statusCode, headers, body } = await scriptOf('one')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  expect(body).toContain(WORKER_SCRIPT)
  expect((await scriptOf('two')).body).not.toBe(body)
})

test.each([
  ['EN', 'You are offline', 'lang="en" dir="ltr"'],
  ['UR', 'آف لائن', 'lang="ur" dir="rtl"'],
])('the page for having no network speaks %s, says whose it is and asks again', async (language, words, direction) => {
  const { get } = await createPageApp()
  const { statusCode, body } = await get(`/m/offline?language=${language}`)
  expect(statusCode).toBe(200)
  expect(body).toContain(direction)
  expect(body).toContain(words)
  expect(body).toContain('The lumina')
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).toContain('id="retry" href=""')
})

test.each(['/m/sw.js', '/m/offline'])('%s is nobody’s at a host that is no merchant’s', async path => {
  const { get } = await createPageApp()
  expect((await get(path, { host: 'www.other.com' })).statusCode).toBe(404)
})
