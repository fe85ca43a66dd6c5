import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { EARLY_SCRIPT, PAGE_CSS, testContent, testMerchant } from '#testing/pages/fixtures.ts'
import { createPageApp, VISITOR } from '#testing/pages/page-app.ts'

const heading = (body: string) => /<h1>(.*)<\/h1>/.exec(body)?.[1]

test('a host shows only its own merchant', async () => {
  const { get } = await createPageApp()
  const lumina = await get('/m/home')
  const aurora = await get('/m/home', { host: 'aurora.localhost:3000' })
  expect(heading(lumina.body)).toBe('The lumina EN /m/home')
  expect(heading(aurora.body)).toBe('The aurora EN /m/home')
  expect(aurora.body).not.toContain('lumina')
})

// Proves navigation-21.
test.each(['/', '/m/', '/m/index', '/m/index.html', '/m/home'])('%s shows the home page (spec 2 §2)', async path => {
  const { get } = await createPageApp()
  const { statusCode, body } = await get(`${path}?affiliateCode=x`)
  expect(statusCode).toBe(200)
  expect(heading(body)).toBe('The lumina EN /m/home')
  expect(body).toContain('<link rel="canonical" href="https://www.lumina.com/m/home">')
})

test('a page is rendered once for all its addresses and all hosts of one kind', async () => {
  const { get, rendered } = await createPageApp()
  for (const path of ['/', '/m/', '/m/index', '/m/index.html', '/m/home']) await get(path)
  expect(rendered()).toBe(1)
  // A host that is not listed has a page of its own, without what is for search engines.
  for (const path of ['/m/index', '/m/home']) await get(path, { host: 'lumina.localhost' })
  expect(rendered()).toBe(2)
  // No search engine lists this page, so that it looks the same at every host.
  for (const host of ['www.lumina.com', 'lumina.localhost']) await get('/m/changePsw', { host })
  expect(rendered()).toBe(3)
})

test('a network that has had 40 pages rendered in ten seconds still gets every page that is kept', async () => {
  const brands = Array.from({ length: 21 }, (_, number) => testMerchant(`brand${number}`))
  const { get } = await createPageApp(brands)
  const call = async (number: number, path: string) => (await get(path, { host: `www.brand${number}.com` })).statusCode
  for (let number = 0; number < 20; number++) expect([await call(number, '/m/home'), await call(number, '/m/register')]).toEqual([200, 200])
  expect(await call(20, '/m/home')).toBe(429)
  expect(await call(19, '/m/home')).toBe(200)
})

// Proves navigation-9, navigation-22.
test('/m/register.html shows the registration page', async () => {
  const { get } = await createPageApp()
  expect((await get('/m/register.html')).statusCode).toBe(200)
})

test('other spellings of a page redirect to it, with the query', async () => {
  const { get } = await createPageApp()
  const { statusCode, headers } = await get('/m/home/?r=1')
  expect([statusCode, headers.location]).toEqual([308, '/m/home?r=1'])
  expect((await get('/m')).headers.location).toBe('/m/')
})

test.each(['/m/nothing', '/m/home/deeper', '/m/..%2f..%2fetc%2fpasswd', '/m//evil.example', '/m/assets%2f..%2fhome'])(
  '%s gives the not-found page with 404, rendered once for all such paths',
  async path => {
    const { get, rendered } = await createPageApp()
    await get('/m/never-heard-of')
    const { statusCode, headers, body } = await get(path)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(heading(body)).toBe('The lumina EN /m/not-found')
    expect(body).not.toContain(path)
    expect(rendered()).toBe(1)
  },
)

test('language and direction are in the document before the first paint', async () => {
  const { get } = await createPageApp()
  const urdu = await get('/m/home?language=UR')
  expect(urdu.body).toContain('<html lang="ur" dir="rtl">')
  expect(heading((await get('/m/home', { cookie: 'language=UR' })).body)).toBe('The lumina UR /m/home')
  expect(heading((await get('/m/home', { 'accept-language': 'ur-PK,en;q=0.5' })).body)).toBe('The lumina UR /m/home')
  expect(urdu.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
})

// Proves language-and-country-11.
test('a language in the address is kept as if chosen, so that the next page speaks it too (spec 2 §5)', async () => {
  const { get } = await createPageApp()
  const cookieOf = async (path: string, headers = {}) => (await get(path, headers)).headers['set-cookie']
  expect(await cookieOf('/m/home?language=UR', { cookie: 'language=EN' })).toBe('language=UR; path=/; max-age=31536000; samesite=lax')
  expect(await cookieOf('/m/home?language=ur')).toBe('language=UR; path=/; max-age=31536000; samesite=lax')
  expect(await cookieOf('/m/home')).toBeUndefined()
  expect(await cookieOf('/m/home?language=TH')).toBeUndefined()
  expect(await cookieOf('/m/home?language=x%3B%20domain%3Dlocalhost')).toBeUndefined()
})

test('two visitors get identical bytes: nothing in the page depends on them', async () => {
  const { get, rendered } = await createPageApp()
  const [one, other] = await Promise.all([
    get('/m/home?affiliateCode=one&token=secret-one', {
      'x-forwarded-for': VISITOR,
      cookie: 'visit=one',
      authorization: 'token-one',
      'user-agent': 'Chrome/120.0',
    }),
    get('/m/home?affiliateCode=two', { 'x-forwarded-for': '198.51.100.9', cookie: 'visit=two', 'user-agent': 'Version/17.0 Safari/600' }),
  ])
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
  expect(one.headers.etag).toBe(other.headers.etag)
  expect(one.headers['set-cookie']).toBeUndefined()
  for (const trace of [VISITOR, 'secret-one', 'visit=one', 'token-one', 'affiliateCode']) expect(one.body).not.toContain(trace)
  expect(rendered()).toBe(1)
})

test('changed content gives a new page, unchanged content the cached one', async () => {
  const merchants = [testMerchant('lumina')]
  const { get, rendered } = await createPageApp(merchants)
  const before = await get('/m/home')
  await get('/m/home')
  expect(rendered()).toBe(1)
  merchants[0] = testMerchant('lumina', {
    contentHash: 'changed',
    content: testContent({ banners: [{ groupName: 'm_home', image: 'new.svg', alt: { EN: 'New' } }] }),
  })
  const after = await get('/m/home')
  expect(rendered()).toBe(2)
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

// Proves banners-and-shortcuts-3.
test('a banner’s beginning gives a new page and other parts, without a change of the content', async () => {
  const from = new Date('2026-11-01T00:00Z')
  const banners = [{ groupName: 'm_home', image: 'draw.svg', alt: { EN: 'Draw' }, from }]
  let now = new Date('2026-10-31T23:59:59Z')
  const { get, rendered } = await createPageApp([testMerchant('lumina', { content: testContent({ banners }) })], undefined, undefined, () => now)
  const partsBaseIn = (html: string) => /"partsBase":"([^"]+)"/.exec(html)?.[1]
  const before = (await get('/m/home')).body
  await get('/m/home')
  expect([rendered(), before.includes('draw.svg')]).toEqual([1, false])
  now = from
  const after = (await get('/m/home')).body
  expect([rendered(), after.includes('draw.svg')]).toEqual([2, true])
  expect(partsBaseIn(after)).not.toBe(partsBaseIn(before))
})

test('a page is compressed as the browser asks, always with the same content', async () => {
  const { get } = await createPageApp()
  const plain = await get('/m/home')
  const br = await get('/m/home', { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await get('/m/home', { 'accept-encoding': 'gzip, br;q=0' })
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
})

test('a browser that has the page already gets 304 without a body', async () => {
  const { get } = await createPageApp()
  const { headers } = await get('/m/home')
  expect(headers['cache-control']).toBe('private, no-cache')
  const again = await get('/m/home', { 'if-none-match': `"other", ${headers.etag}` })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
  // A browser takes each header of a 304 in place of the one that it keeps: the page would lose its own policy.
  expect(again.headers['content-security-policy']).toBeUndefined()
  const urdu = await get('/m/home?language=UR', { 'if-none-match': String(headers.etag) })
  expect(urdu.statusCode).toBe(200)
})

test('no text of a merchant can end the element around it', async () => {
  const evil = '</script><script>alert(1)</script><!--'
  const merchant = testMerchant('lumina', {
    texts: { EN: { shell: { tab_home: evil } } },
    content: testContent({ search: { '/m/home': { EN: { title: evil, keywords: `" onload="${evil}`, description: evil } } } }),
  })
  const { get } = await createPageApp([merchant])
  const { body } = await get('/m/home')
  expect(body).not.toContain('<script>alert')
  const data = JSON.parse(/<script type="application\/json" id="page-data">(.*)<\/script>/.exec(body)?.[1] ?? '')
  expect(data.catalogues.shell.tab_home).toBe(evil)
  expect(data.search.title).toBe(evil)
})

const sourceOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

test('the policy allows the inlined style and script by their hashes, and nothing else inline', async () => {
  const { get } = await createPageApp([
    testMerchant('lumina', {}, { imageCDNs: ['https://cdn.example'], domains: [{ domainName: 'line.example:8080/m' }] }),
  ])
  for (const url of ['/m/home', '/m/nothing']) {
    const { body, headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => sourceOf(style))
    expect(styles).toHaveLength(1)
    expect(policy).toContain(`style-src 'self' ${styles[0]};`)
    expect(policy).toContain(`script-src 'self' ${sourceOf(EARLY_SCRIPT)};`)
    expect(policy).toContain("form-action 'none';")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
    expect(policy).toContain("connect-src 'self' http://line.example:8080;")
    expect(body.replace(`<script>${EARLY_SCRIPT}</script>`, '')).not.toMatch(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))|\son\w+=|\sstyle=/)
  }
})

test('the code of the first load is linked so that the browser can start at once, and the styles are in the document', async () => {
  const { get } = await createPageApp()
  const { body } = await get('/m/home')
  expect(body).toContain('<script type="module" src="/m/assets/entry.js"></script>')
  expect(body.indexOf('href="/banner.svg"')).toBeLessThan(body.indexOf('<script type="module"'))
  expect(body).toContain('<link rel="modulepreload" href="/m/assets/page.js">')
  expect(body).toContain(`<style>${PAGE_CSS}:root{--background:#101010}</style>`)
  expect(body).toContain('<link disabled rel="stylesheet" href="/m/assets/page.css">')
  expect(body).toContain('viewport-fit=cover, interactive-widget=resizes-content')
  expect(body).not.toContain('user-scalable')
  expect(body).toContain('<link rel="manifest" href="/wps/system/manifest.json?merchantCode=lumina&amp;language=EN')
})

// Proves search-metadata-3.
test('search engines get each language’s address, or are told not to list the page (spec 2 §2)', async () => {
  const { get } = await createPageApp()
  const { body } = await get('/m/home?language=UR')
  expect(body).toContain('<link rel="canonical" href="https://www.lumina.com/m/home?language=UR">')
  expect(body).toContain('<link rel="alternate" href="https://www.lumina.com/m/home" hreflang="en">')
  expect(body).not.toContain('noindex')
  for (const [url, host] of [
    ['/m/home', 'lumina.localhost'],
    ['/m/member/home', 'www.lumina.com'],
    ['/m/nothing', 'www.lumina.com'],
    // A page that visitors may not open is not listed.
    ['/m/changePsw', 'www.lumina.com'],
  ] as const) {
    const refused = await get(url, { host })
    expect(refused.body).toContain('<meta name="robots" content="noindex">')
    expect(refused.body).not.toContain('rel="canonical"')
  }
})

// Proves search-metadata-1.
test('a path without its own metadata uses that of /m/home (spec 2 §2)', async () => {
  const { get } = await createPageApp()
  expect((await get('/m/register')).body).toContain('<title>lumina home</title>')
})

// Proves search-metadata-1.
test('a path’s own title, keywords, description and canonical address are in its HTML (spec 2 §2)', async () => {
  const home = { EN: { title: 'Home', keywords: 'games', description: 'Play.' } }
  const register = { EN: { title: 'Join', keywords: 'account', description: 'Sign up.' } }
  const { get } = await createPageApp([testMerchant('lumina', { content: testContent({ search: { '/m/home': home, '/m/register': register } }) })])
  const { body } = await get('/m/register.html')
  expect(body).toContain('<title>Join</title>')
  expect(body).toContain('<meta name="keywords" content="account">')
  expect(body).toContain('<meta name="description" content="Sign up.">')
  expect(body).toContain('<link rel="canonical" href="https://www.lumina.com/m/register">')
})

// Proves staff-37.
test('a preview is rendered for its link alone: kept nowhere, listed nowhere, and a link that is none is the not-found page', async () => {
  const lumina = testMerchant('lumina')
  const draft = { ...lumina, contentHash: 'draft' }
  const { get, rendered } = await createPageApp([lumina], undefined, undefined, undefined, async (code, token) =>
    code === 'lumina' && token === 'good' ? { merchant: draft, language: 'UR', now: new Date('2026-12-01T00:00:00Z'), viewer: 'agent' } : undefined,
  )
  const first = await get('/m/home?preview=good')
  expect([first.statusCode, heading(first.body)]).toEqual([200, 'The lumina UR /m/home'])
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  expect(first.body).toContain('<meta name="robots" content="noindex">')
  expect(first.headers['set-cookie']).toBeUndefined()
  await get('/m/home?preview=good')
  expect(rendered()).toBe(2)
  expect(heading((await get('/m/home')).body)).toBe('The lumina EN /m/home')
  // Whoever makes links up has one page rendered, once.
  for (const token of ['bad', 'worse']) expect((await get(`/m/home?preview=${token}`)).statusCode).toBe(404)
  expect(rendered()).toBe(4)
})
