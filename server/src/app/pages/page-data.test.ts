import type { PageFacts } from '@foyer/contract/rendering'
import { expect, test } from 'vitest'
import { testContent, testMerchant } from '#testing/pages/fixtures.ts'
import { pageDataOf } from './page-data.ts'

const NOW = new Date('2026-11-10T00:00Z')

const home: PageFacts = {
  canonical: '/m/home',
  found: true,
  listed: true,
  catalogues: ['shell', 'play'],
  content: ['vendors', 'banners'],
  module: 'src/home.tsx',
}

test('a page carries its own texts, with the merchant’s texts replacing the product’s', () => {
  const texts = { EN: { shell: { tab_home: 'Lobby' }, errors: { unknown_error: 'Oops' } }, UR: { play: { badge_hot: 'گرم' } } }
  const page = pageDataOf(testMerchant('lumina', { texts }), 'EN', home, NOW)
  expect(Object.keys(page.catalogues)).toEqual(['shell', 'play'])
  expect(page.catalogues.shell?.['tab_home']).toBe('Lobby')
  expect(page.catalogues.shell?.['close']).toBe('Close')
})

// Proves banners-and-shortcuts-3.
test('a banner is on pages in its period and in its languages alone', () => {
  const banner = (image: string, more: object = {}) => ({ groupName: 'm_home', image, alt: { EN: 'Coins' }, ...more })
  const banners = [
    banner('always.svg'),
    banner('draw.svg', { from: new Date('2026-11-01T00:00Z'), until: new Date('2026-12-01T00:00Z') }),
    banner('urdu.svg', { languages: ['UR'] }),
  ]
  const merchant = testMerchant('lumina', { content: testContent({ banners }) })
  const shown = (language: 'EN' | 'UR', now: string) => pageDataOf(merchant, language, home, new Date(now)).content.banners?.map(({ image }) => image)
  expect(shown('EN', '2026-10-31T23:59Z')).toEqual(['always.svg'])
  expect(shown('EN', '2026-11-01T00:00Z')).toEqual(['always.svg', 'draw.svg'])
  expect(shown('UR', '2026-12-01T00:00Z')).toEqual(['always.svg', 'urdu.svg'])
})

test('banners are in the page’s language, otherwise in the merchant’s first', () => {
  const banners = [{ groupName: 'm_home', image: 'b.svg', alt: { EN: 'Coins', UR: 'سکے' }, title: { EN: 'Win' } }]
  const merchant = testMerchant('lumina', { content: testContent({ banners }), assets: { 'b.svg': '/m/merchant/lumina/b.77.svg' } })
  expect(pageDataOf(merchant, 'UR', home, NOW).content.banners).toEqual([
    { groupName: 'm_home', image: '/m/merchant/lumina/b.77.svg', alt: 'سکے', title: 'Win', text: undefined },
  ])
})

test('cards contain the address of their artwork', () => {
  const card = { accountTypeName: 'LOTT', displayName: 'game_mega_lotto' }
  const lanes = [
    {
      title: 'lane_lottery',
      gameCategory: 'ELOTT',
      gameClassify: { vendors: ['LOTT'] },
      gameCount: 2,
      cards: [{ ...card, image: 'logo.svg' }, card],
    },
  ]
  const [lane] = pageDataOf(testMerchant('lumina', { content: testContent({ vendors: lanes }) }), 'EN', home, NOW).content.vendors ?? []
  expect(lane?.cards.map(({ image }) => image)).toEqual(['/m/merchant/lumina/logo.0a1b2c3d.svg', undefined])
})

test('pictures come from the merchant’s first image CDN, if it has one (spec 2 §3, imageCDNs)', () => {
  const banners = [{ groupName: 'm_home', image: 'logo.svg', alt: { EN: 'Coins' } }]
  const plain = testMerchant('lumina', { content: testContent({ banners }) })
  const merchant = { ...plain, settings: { ...plain.settings, imageCDNs: ['https://cdn.example', 'https://other.example'] } }
  const page = pageDataOf(merchant, 'EN', home, NOW)
  const address = 'https://cdn.example/m/merchant/lumina/logo.0a1b2c3d.svg'
  expect([page.logo, page.content.banners?.[0]?.image]).toEqual([address, address])
  expect(pageDataOf(plain, 'EN', home, NOW).logo).toBe('/m/merchant/lumina/logo.0a1b2c3d.svg')
})

// Proves registration-8.
test('search metadata names the merchant’s age, in the digits of the language', () => {
  const metadata = { title: 'Home', keywords: 'games', description: 'From {{age}}. Only {{age}}.' }
  const plain = testMerchant('lumina', { content: testContent({ search: { '/m/home': { EN: metadata, BN: metadata } } }) })
  const merchant = { ...plain, settings: { ...plain.settings, minimumAge: 21 } }
  expect(pageDataOf(merchant, 'EN', home, NOW).search.description).toBe('From 21. Only 21.')
  expect(pageDataOf(merchant, 'BN', home, NOW).search.description).toBe('From 21. Only 21.')
})

// spec 2 §2: the /m/home configuration is the fallback
test.each([
  ['/m/login', 'UR', 'Sign in, Urdu'],
  ['/m/login', 'EN', 'Sign in'],
  ['/m/home', 'UR', 'Home'],
  ['/m/register', 'EN', 'Home'],
] as const)('search metadata of %s in %s', (canonical, language, title) => {
  const metadata = (words: string) => ({ title: words, keywords: '', description: '' })
  const search = { '/m/home': { EN: metadata('Home') }, '/m/login': { EN: metadata('Sign in'), UR: metadata('Sign in, Urdu') } }
  expect(pageDataOf(testMerchant('lumina', { content: testContent({ search }) }), language, { ...home, canonical }, NOW).search.title).toBe(title)
})

test('the titles of all pages are included, for navigation within the app', () => {
  const metadata = (title: string) => ({ title, keywords: '', description: '' })
  const search = { '/m/home': { EN: metadata('Home'), UR: metadata('Home, Urdu') }, '/m/login': { EN: metadata('Sign in') } }
  expect(pageDataOf(testMerchant('lumina', { content: testContent({ search }) }), 'UR', home, NOW).titles).toEqual({
    '/m/home': 'Home, Urdu',
    '/m/login': 'Sign in',
  })
})

test('without any metadata the title is the brand’s name', () => {
  expect(pageDataOf(testMerchant('lumina', { content: testContent() }), 'EN', home, NOW).search.title).toBe('The lumina')
})
