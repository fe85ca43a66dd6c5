import { expect, test } from 'vitest'
import { LANES_PAGE, testContent, testMerchant } from '#testing/pages/fixtures.ts'
import { createPageApp } from '#testing/pages/page-app.ts'

const words = { EN: { title: 'x', keywords: '', description: '' } }
const described = () =>
  testMerchant('lumina', {
    content: testContent({
      search: {
        '/m/home': words,
        '/m/register': words,
        '/m/register.html': words,
        '/m/member/home': words,
        '/m/changePsw': words,
        '/m/nowhere': words,
        [LANES_PAGE]: words,
      },
    }),
  })

test('the sitemap names each listed page once in every language, and no other (spec 2 §2)', async () => {
  const { get } = await createPageApp([described()])
  const { headers, body } = await get('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://www.lumina.com/m/home',
    'https://www.lumina.com/m/home?language=UR',
    'https://www.lumina.com/m/register',
    'https://www.lumina.com/m/register?language=UR',
  ])
  expect(body).toContain('<xhtml:link rel="alternate" hreflang="ur" href="https://www.lumina.com/m/home?language=UR"/>')
})

test('a host whose pages are not listed has no sitemap, but crawlers may read its pages to see that (spec 2 §2)', async () => {
  const { get } = await createPageApp([described()])
  const host = 'lumina.localhost'
  expect((await get('/sitemap.xml', { host })).statusCode).toBe(404)
  expect((await get('/robots.txt', { host })).body).toBe('User-agent: *\nDisallow: /wps/\n')
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://www.lumina.com/sitemap.xml')
})

// Proves search-metadata-6.
test('a listed page says what is shown where its address is shared; one that is not listed does not', async () => {
  const { get } = await createPageApp([described()])
  const shared = async (path: string, host = 'www.lumina.com') =>
    Object.fromEntries(
      [...(await get(path, { host })).body.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)].map(([, name, text]) => [name, text]),
    )
  expect(await shared('/m/home')).toEqual({
    type: 'website',
    site_name: 'The lumina',
    title: 'x',
    url: 'https://www.lumina.com/m/home',
    image: expect.stringMatching(/^https:\/\/www\.lumina\.com\/m\/pictures\/lumina\/icon-512\./) as string,
    locale: 'en',
  })
  expect(await shared('/m/home', 'lumina.localhost')).toEqual({})
})

test('a listed page names its organisation; one that is not listed does not', async () => {
  const { get } = await createPageApp()
  const answer = async (path: string, host = 'www.lumina.com') =>
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await get(path, { host })).body)?.[1]
  expect(JSON.parse((await answer('/m/home')) ?? '')).toMatchObject({
    '@type': 'Organization',
    name: 'The lumina',
    url: 'https://www.lumina.com',
    logo: expect.stringMatching(/^https:\/\/www\.lumina\.com\/m\/pictures\/lumina\/icon-512\./) as string,
  })
  expect(await answer('/m/home', 'lumina.localhost')).toBeUndefined()
  expect(await answer('/m/member/home')).toBeUndefined()
})
