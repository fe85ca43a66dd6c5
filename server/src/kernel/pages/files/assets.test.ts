import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageApp, type PageApp } from '#testing/pages/page-app.ts'

let folder: string
let pages: PageApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-assets-'))
  await writeFile(join(folder, 'entry-0a1b.js'), 'start()')
  await writeFile(join(folder, 'entry-0a1b.js.br'), brotliCompressSync('start()'))
  pages = await createPageApp(undefined, folder)
})
afterAll(() => rm(folder, { recursive: true }))

test('a hashed file may be cached permanently, and is sent as compressed at build time', async () => {
  const { statusCode, headers } = await pages.get('/m/assets/entry-0a1b.js', { 'accept-encoding': 'br' })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-type']).toMatch(/javascript/)
  expect((await pages.get('/m/assets/entry-0a1b.js')).body).toBe('start()')
})

test.each([
  '/m/assets/gone-9f.js',
  '/m/assets/',
  '/m/assets/entry-0a1b.js.br',
  '/m/assets/..%2f..%2fpackage.json',
  '/m/assets/%5c..%5cpackage.json',
  '/m/assets/.%2fentry-0a1b.js/x',
  '/m/assets/%00',
])('%s is 404 and never the page (spec 2 §4, Files of the older build)', async url => {
  const { statusCode, body } = await pages.get(url)
  expect(statusCode).toBe(404)
  expect(body).not.toContain('page-data')
})

test('a merchant’s artwork is served at its own host only, and cannot run scripts', async () => {
  const address = '/m/merchant/lumina/logo.0a1b2c3d.svg'
  const own = await pages.get(address)
  expect(own.statusCode).toBe(200)
  expect(own.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' })
  expect(own.headers['content-security-policy']).toContain('sandbox')
  expect(own.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await pages.get(address, { host: 'www.aurora.com' })).statusCode).toBe(404)
  expect((await pages.get('/m/merchant/lumina/..%2f..%2fmerchant.json')).statusCode).toBe(404)
})

test('a page from before a change of artwork gets the new one, which is not cached under the old address', async () => {
  const { statusCode, headers } = await pages.get('/m/merchant/lumina/logo.99999999.svg')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  for (const file of ['none.0a1b2c3d.svg', 'logo.svg', '__proto__.0.svg', 'toString.0.svg']) {
    expect((await pages.get(`/m/merchant/lumina/${file}`)).statusCode).toBe(404)
  }
})

test('the icon that browsers request by a fixed name is the merchant’s', async () => {
  const { body, headers } = await pages.get('/favicon.ico', { host: 'www.aurora.com' })
  expect(body).toContain('aurora')
  expect(headers['cache-control']).toBe('public, max-age=86400')
  expect(headers['content-security-policy']).toContain('sandbox')
})
