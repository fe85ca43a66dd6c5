import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { textOf } from '@foyer/texts/load'
import { expect, test } from 'vitest'
import { NOTICE_SCRIPT, testMerchant } from '#testing/pages/fixtures.ts'
import { createPageApp, VISITOR } from '#testing/pages/page-app.ts'

const OLD = 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15 Version/12.0 Mobile Safari/604.1'
const service = [{ url: 'https://help.example/chat?a=1&b=2' }]

test('an unknown host gets the domain notice in the visitor’s language, with no merchant in it (decision 12)', async () => {
  const { get } = await createPageApp()
  const { statusCode, body, headers } = await get('/m/home', { host: 'elsewhere.example', 'accept-language': 'ur' })
  expect(statusCode).toBe(421)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('<html lang="ur" dir="rtl">')
  expect(body).toContain(textOf('UR', 'shell')('in_please_wait'))
  for (const name of ['lumina', 'aurora']) expect(body).not.toContain(name)
})

test('a blocked host gives the same notice, with its merchant’s customer service', async () => {
  const merchant = testMerchant('lumina', {}, { blockedHosts: ['blocked.example'], customerService: service })
  const { get } = await createPageApp([merchant])
  const { statusCode, body } = await get('/m/home', { host: 'blocked.example' })
  expect(statusCode).toBe(421)
  expect(body).toContain('The lumina')
  expect(body).toContain('href="https://help.example/chat?a=1&amp;b=2"')
})

test('the notice contains what it needs: its script, the entries and lines, and permission to race them (spec 2 §4)', async () => {
  const domains = [{ domainName: 'https://line1.example' }, { domainName: 'line2.example' }]
  const merchant = testMerchant('lumina', {}, { blockedHosts: ['blocked.example'], customerService: service, domains })
  const { get } = await createPageApp([merchant])
  const { body, headers } = await get('/m/home', { host: 'blocked.example' })
  const data = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '')
  expect(data).toEqual({ language: 'EN', domain: { merchant: 'lumina', customerService: merchant.settings.customerService, domainList: domains } })
  expect(body).toContain(`<script type="module">${NOTICE_SCRIPT}</script>`)
  const policy = headers['content-security-policy']
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(NOTICE_SCRIPT).digest('base64')}'`)
  expect(policy).toContain("connect-src 'self' https://line1.example http://line2.example")
  for (const style of body.matchAll(/<style>(.*?)<\/style>/gs))
    expect(policy).toContain(
      `'sha256-${createHash('sha256')
        .update(style[1] ?? '')
        .digest('base64')}'`,
    )
})

test('an outdated browser on such a host does not wait for a script', async () => {
  const { get } = await createPageApp()
  const { body } = await get('/m/home', { host: 'elsewhere.example', 'user-agent': OLD })
  expect(body).not.toContain('<script')
  expect(body).not.toContain('class="wait"')
})

test('a notice is compressed, with the same content', async () => {
  const { get } = await createPageApp([testMerchant('lumina', {}, { maintenance: { on: true } })])
  const plain = await get('/m/home')
  const zipped = await get('/m/home', { 'accept-encoding': 'gzip, br' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
})

test('an outdated browser gets a page without script that says so and links to customer service (decision 14)', async () => {
  const { get, rendered } = await createPageApp([testMerchant('lumina', {}, { customerService: service })])
  const { statusCode, body, headers } = await get('/m/home', { 'user-agent': OLD })
  expect(statusCode).toBe(200)
  expect(body).toContain('Your browser is too old')
  expect(body).toContain('help.example')
  expect(body).not.toContain('<script')
  expect(rendered()).toBe(0)
  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
  expect(headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
})

test('several customer-service entries are titled, or numbered (spec 2 §2, blocked-domain notice)', async () => {
  const { get } = await createPageApp([
    testMerchant('lumina', {}, { customerService: [{ title: 'Telegram', url: 'https://t.example' }, ...service] }),
  ])
  const { body } = await get('/m/home', { 'user-agent': OLD })
  expect(body).toContain(`<summary class="button first">${textOf('EN', 'shell')('contact_us')}</summary>`)
  expect(body).toContain('>Telegram</a>')
  expect(body).toContain('>CS2</a>')
})

test('an entry for the product’s own pages is not on any notice', async () => {
  const entries = [
    { url: 'https://page.example', csPosition: 'PAGE' as const },
    { url: 'https://notice.example', csPosition: 'NOTICE' as const },
  ]
  const { get } = await createPageApp([testMerchant('lumina', {}, { customerService: entries })])
  const { body } = await get('/m/home', { 'user-agent': OLD })
  expect(body).toContain('notice.example')
  expect(body).not.toContain('page.example')
})

// Proves customer-service-and-chat-3.
test.each<[string, Parameters<typeof testMerchant>[2]]>([
  ['maintenance', { maintenance: { on: true } }],
  ['a region that is not served', { regions: { deniedCountries: ['BR'] } }],
])('in %s the script gets the entries whose links name the member; without such an entry there is no script (spec 2 §5)', async (_why, closed) => {
  const entries = [{ url: 'https://chat.example', csType: 'LIVECHAT' as const }]
  const closedMerchant = testMerchant('lumina', {}, { ...closed, customerService: entries })
  const { body } = await (await createPageApp([closedMerchant])).get('/m/home')
  const data = JSON.parse(/id="notice-data">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as unknown
  expect(data).toEqual({ language: 'EN', service: closedMerchant.settings.customerService })
  const plain = testMerchant('lumina', {}, { ...closed, customerService: [{ url: 'https://chat.example' }] })
  expect((await (await createPageApp([plain])).get('/m/home')).body).not.toContain('notice-data')
})

// Proves notices-1.
test('in maintenance every page says so, with the end and the visitor’s address, in their language and English (spec 2 §2)', async () => {
  const merchant = testMerchant('lumina', {}, { maintenance: { on: true, end: '2026-01-01T10:30:00Z' }, customerService: service })
  const { get, rendered } = await createPageApp([merchant])
  const { statusCode, body, headers } = await get('/m/home', { 'accept-language': 'ur' })
  expect(statusCode).toBe(503)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain(textOf('UR', 'shell')('maintenance_desc'))
  expect(body).toContain(`<p lang="en" dir="ltr">${textOf('EN', 'shell')('maintenance_desc')}`)
  expect(body).toContain(VISITOR)
  expect(body).toContain('<time datetime="2026-01-01T10:30:00.000Z">')
  expect(body).toContain('help.example')
  expect(rendered()).toBe(0)
  const english = await get('/m/home')
  expect(english.body).toContain('January 1, 2026 at 10:30')
  expect(english.body).not.toContain('<p lang=')
})

// Proves notices-2.
test('a visitor from a region not served sees their address and whom to contact, and no retry (spec 2 §2)', async () => {
  const { get } = await createPageApp([testMerchant('lumina', {}, { regions: { deniedCountries: ['BR'] }, customerService: service })])
  const { statusCode, body } = await get('/m/login')
  expect(statusCode).toBe(403)
  expect(body).toContain(VISITOR)
  expect(body).toContain('Access denied')
  expect(body.match(/<a /g)).toHaveLength(1)
  const urdu = await get('/m/login', { 'accept-language': 'ur' })
  expect(urdu.body).toContain(textOf('UR', 'shell')('error_ip_desc'))
  expect(urdu.body).toContain(`<p lang="en" dir="ltr">${textOf('EN', 'shell')('error_ip_desc')}`)
})
