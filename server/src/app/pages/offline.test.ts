import { expect, test } from 'vitest'
import { testMerchant, WORKER_SCRIPT } from '#testing/pages/fixtures.ts'
import { createPageApp } from '#testing/pages/page-app.ts'

// Proves push-11.
test('the service worker has the words for a push that it cannot read, in its language', async () => {
  const { get } = await createPageApp()
  expect((await get('/m/sw.js?language=EN')).body).toContain('{"title":"The lumina","body":"There is something new for you."}')
  expect((await get('/m/sw.js?language=UR')).body).toContain('"آپ کے لیے کچھ نیا ہے۔"')
})

// Proves navigation-14, navigation-33, push-11.
test('the service worker is always revalidated, and changes with the merchant’s content (spec 2 §2)', async () => {
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
])('the offline page in %s shows the merchant’s name and offers a retry', async (language, words, direction) => {
  const { get } = await createPageApp()
  const { statusCode, body } = await get(`/m/offline?language=${language}`)
  expect(statusCode).toBe(200)
  expect(body).toContain(direction)
  expect(body).toContain(words)
  expect(body).toContain('The lumina')
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).toContain('id="retry" href=""')
})

test.each(['/m/sw.js', '/m/offline'])('%s is 404 at a host of no merchant', async path => {
  const { get } = await createPageApp()
  expect((await get(path, { host: 'www.other.com' })).statusCode).toBe(404)
})
