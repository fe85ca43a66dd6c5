import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const keep = (text: string, more = {}) =>
  wire.system.stores.outbox.add({
    at: wire.system.clock(),
    merchant: 'alpha',
    channel: 'sms',
    recipient: '+639171234567',
    subject: null,
    text,
    ...more,
  })
const look = async () => (await wire.app.inject('/dev/outbox')).body

test('the outbox says that nothing was sent', async () => {
  expect(await look()).toContain('Nothing has been sent yet')
})

test('the outbox shows the newest message first, and nothing in it becomes markup', async () => {
  await keep('the older one')
  await keep('</p><script>alert(1)</script>', { channel: 'email', recipient: '"<b>"@example.com', subject: '<img src=x>' })
  const page = await look()
  expect(page.indexOf('alert(1)')).toBeLessThan(page.indexOf('the older one'))
  expect(page).not.toMatch(/<script|<img|<b>/)
  expect(page).toContain('&lt;script&gt;')
  expect(page).toContain('2026-01-01 00:00:00 UTC')
})

test('the outbox shows the newest 50 messages', async () => {
  for (let count = 0; count < 51; count++) await keep('one of many')
  expect((await look()).match(/<article>/g)).toHaveLength(50)
})

test('the outbox has its own style', async () => {
  const { headers, body } = await wire.app.inject('/dev/outbox/style.css')
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  expect(body).toContain('article {')
})

test('it tells where the gap of the newest slider is, to this machine alone', async () => {
  const call = (headers = {}, remoteAddress = '127.0.0.1') => wire.app.inject({ url: '/dev/outbox/slider', headers, remoteAddress })
  expect((await call()).statusCode).toBe(404)
  valueOf(await wire.client().call('captcha.slider', { scene: 'login' }))
  const { x } = (await call()).json<{ x: number }>()
  expect([x >= 64, x <= 260]).toEqual([true, true])
  expect((await call({}, '203.0.113.7')).statusCode).toBe(404)
  expect((await call({ host: 'alpha.test' })).statusCode).toBe(404)
})

test('the outbox is not cached and runs no script', async () => {
  const { headers } = await wire.app.inject('/dev/outbox')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('production has no outbox', async () => {
  const production = await createTestApp({ config: { mode: 'production' } })
  expect((await production.app.inject('/dev/outbox')).statusCode).toBe(404)
  await production.close()
})

test.each([
  ['at a name that only the machine itself has', 'demo.localhost:3000', '127.0.0.1', 200],
  ['at its address', '127.0.0.1:3000', '127.0.0.1', 200],
  ['at its newer address', '[::1]:3000', '::1', 200],
  ['at a brand’s host, as through a tunnel on the machine', 'alpha.test', '127.0.0.1', 404],
  ['at a name that was made to lead to the machine', 'localhost.evil.example', '127.0.0.1', 404],
  ['from elsewhere, whatever host the client writes', 'localhost:3000', '203.0.113.7', 404],
])('the outbox is for whoever is on the machine itself: %s', async (_how, host, remoteAddress, status) => {
  for (const url of ['/dev/outbox', '/%64ev/outbox', '/dev/outbox/style.css'])
    expect([url, (await wire.app.inject({ url, headers: { host }, remoteAddress })).statusCode]).toEqual([url, status])
})
