import { brotliDecompressSync } from 'node:zlib'
import { catalogueNames } from '@foyer/contract/page'
import { expect, test } from 'vitest'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { LANES_PAGE, testContent, testMerchant } from '#testing/pages/fixtures.ts'
import { createPageApp } from '#testing/pages/page-app.ts'

const lane = {
  title: 'lane_lottery',
  gameCategory: 'ELOTT',
  gameClassify: { vendors: ['LOTT'] },
  gameCount: 1,
  cards: [{ accountTypeName: 'LOTT', displayName: 'game_mega_lotto', image: 'logo.svg' }],
}
const banner = { groupName: 'm_home', image: 'logo.svg', alt: { EN: 'Coins', UR: 'سکے' } }
const lumina = ({ content = {}, ...more }: { readonly content?: Parameters<typeof testContent>[0] } & Omit<Partial<Merchant>, 'content'> = {}) =>
  testMerchant('lumina', { content: testContent({ vendors: [lane], banners: [banner], ...content }), ...more })

/** The data in a page's HTML. */
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*)<\/script>/.exec(html)?.[1] ?? '') as {
    readonly catalogues: { readonly shell: unknown }
    readonly content: { readonly vendors?: unknown; readonly banners?: unknown }
    readonly partsBase: string
  }

const setup = async (merchants = [lumina(), testMerchant('aurora')]) => {
  const { get } = await createPageApp(merchants)
  const pageData = async (path: string, headers = {}) => dataIn((await get(path, headers)).body)
  return { get, pageData }
}

test('a page carries the content it requires, and no other page does', async () => {
  const { pageData } = await setup()
  expect(Object.keys((await pageData('/m/home')).content)).toEqual(['vendors', 'banners'])
  expect(Object.keys((await pageData(LANES_PAGE)).content)).toEqual(['vendors'])
  expect((await pageData('/m/register')).content).toEqual({})
})

test('a visitor from another page gets exactly what the page itself would have carried, in their language', async () => {
  const { get, pageData } = await setup()
  for (const language of ['EN', 'UR']) {
    const { partsBase } = await pageData('/m/register', { cookie: `language=${language}` })
    const { statusCode, headers, body } = await get(`${partsBase}/${language}/banners,texts.shell,vendors`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const { content, catalogues } = await pageData('/m/home', { cookie: `language=${language}` })
    expect(JSON.parse(body)).toEqual({ ...content, 'texts.shell': catalogues.shell })
    expect(body).toContain(language === 'UR' ? 'سکے' : 'Coins')
  }
})

test('a page may ask for as many parts as there are', async () => {
  const { get, pageData } = await setup()
  const { partsBase } = await pageData('/m/register')
  const names = catalogueNames.map(name => `texts.${name}`).toSorted()
  const { statusCode, body } = await get(`${partsBase}/EN/${names.join(',')}`)
  expect(statusCode).toBe(200)
  expect(Object.keys(JSON.parse(body) as object).toSorted()).toEqual(names)
})

test('texts come with the merchant’s replacing the product’s', async () => {
  const { get, pageData } = await setup([lumina({ texts: { EN: { play: { badge_hot: 'Burning' } } } })])
  const { partsBase } = await pageData('/m/register')
  const { 'texts.play': play } = JSON.parse((await get(`${partsBase}/EN/texts.play`)).body) as Record<string, Record<string, string>>
  expect(play).toMatchObject({ badge_hot: 'Burning', badge_new: 'New' })
})

test('parts are cached permanently under an address that changes with the content, and are sent compressed', async () => {
  const merchants = [lumina()]
  const { get, pageData } = await setup(merchants)
  const { partsBase } = await pageData('/m/register')
  const before = await get(`${partsBase}/EN/vendors`, { 'accept-encoding': 'br' })
  expect(before.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  })
  const { vendors } = JSON.parse(brotliDecompressSync(before.rawPayload).toString()) as { readonly vendors: readonly unknown[] }
  expect(vendors).toHaveLength(1)

  merchants[0] = lumina({ contentHash: 'changed', content: { vendors: [] } })
  expect((await pageData('/m/register')).partsBase).not.toBe(partsBase)
  // A page opened before the change continues with the current content.
  const after = await get(`${partsBase}/EN/vendors`)
  expect(after.headers['cache-control']).toBe('no-cache')
  expect(JSON.parse(after.body)).toEqual({ vendors: [] })
})

test('parts do not depend on the visitor: two visitors get the same bytes', async () => {
  const { get, pageData } = await setup()
  const { partsBase } = await pageData('/m/register')
  const [one, other] = [
    await get(`${partsBase}/EN/banners?token=secret-one`, { authorization: 'token-one' }),
    await get(`${partsBase}/EN/banners`, { cookie: 'language=UR' }),
  ]
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
  expect(one.headers['set-cookie']).toBeUndefined()
})

test('any other address is 404: each set of parts has only one address', async () => {
  const { get, pageData } = await setup()
  const { partsBase } = await pageData('/m/register')
  const addresses = {
    'a name there is not': `${partsBase}/EN/vendors,texts.nothing`,
    'a name of every object': `${partsBase}/EN/constructor`,
    'no name': `${partsBase}/EN/`,
    'another order': `${partsBase}/EN/vendors,banners`,
    'a name twice': `${partsBase}/EN/vendors,vendors`,
    'a language he does not offer': `${partsBase}/PT-BR/vendors`,
    'no language': `${partsBase}/constructor/vendors`,
    'another merchant': `${partsBase.replace('lumina', 'aurora')}/EN/vendors`,
  }
  for (const [what, address] of Object.entries(addresses)) expect([what, (await get(address)).statusCode]).toEqual([what, 404])
})

test('every merchant has English texts, because notices show them beside another language', async () => {
  const { get, pageData } = await setup([lumina({ languages: ['UR'] })])
  const { partsBase } = await pageData('/m/register')
  expect((await get(`${partsBase}/EN/texts.shell`)).statusCode).toBe(200)
})

// Proves navigation-36.
test('a page that requires content is 404 without it', async () => {
  const merchants = [lumina()]
  const { get } = await setup(merchants)
  expect((await get(LANES_PAGE)).statusCode).toBe(200)
  merchants[0] = lumina({ contentHash: 'changed', content: { vendors: [] } })
  expect((await get(LANES_PAGE)).statusCode).toBe(404)
})

test('one network has a hundred sets of parts made in ten seconds; what is kept is served without limit', async () => {
  const { get, pageData } = await setup()
  const { partsBase } = await pageData('/m/register')
  const names = ['banners', 'texts.errors', 'texts.identity', 'texts.install', 'texts.play', 'texts.security', 'texts.shell', 'vendors']
  /** Every set of the names, as a stranger would ask for them. */
  const sets = Array.from({ length: 2 ** names.length - 1 }, (_, bits) => names.filter((_name, at) => (((bits + 1) >> at) & 1) === 1).join())
  const statuses: number[] = []
  for (const set of sets.slice(0, 110)) statuses.push((await get(`${partsBase}/EN/${set}`)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 100 }, () => 200), ...Array.from({ length: 10 }, () => 429)])
  expect((await get(`${partsBase}/EN/${sets[0]}`)).statusCode).toBe(200)
})
