import { expect, test } from 'vitest'
import { barsAround, findRoute, isListed, type Route } from './route.ts'
import { merchantWith } from './testing/merchant-with.ts'

const page = (path: string, more: Partial<Route> = {}): Route => ({
  path,
  access: 'public',
  catalogues: [],
  module: '',
  load: () => Promise.reject(new Error('not loaded here')),
  ...more,
})

const home = page('/m/home', { setting: 'home', aliases: ['/'] })
const rewards = page('/m/rewards', { aliases: ['/m/rewards.html'], isOffered: ({ settings }) => settings.whitelabelVal.REWCEN3 })
const games = page('/m/games', { isOffered: ({ filled }) => filled.includes('vendors') })
const table = [home, rewards, games]

test('a page behind a flag exists only for merchants with the flag, at any of its addresses', () => {
  for (const path of ['/m/rewards', '/m/rewards/', '/m/rewards.html']) {
    expect(findRoute(table, path, merchantWith({ flags: { REWCEN3: true } }))).toBe(rewards)
    expect(findRoute(table, path, merchantWith({ flags: { REWCEN3: false } }))).toBeUndefined()
  }
})

test('a page that requires content exists only for merchants with that content', () => {
  expect(findRoute(table, '/m/games', merchantWith({ filled: ['banners', 'vendors'] }))).toBe(games)
  expect(findRoute(table, '/m/games', merchantWith({ filled: ['banners'] }))).toBeUndefined()
})

test('search engines list what visitors may open, but no page that shows nothing without its query', () => {
  expect(isListed(page('/m/games'))).toBe(true)
  expect(isListed(page('/m/games', { access: 'visitor' }))).toBe(true)
  expect(isListed(page('/m/member', { access: 'member' }))).toBe(false)
  expect(isListed(page('/m/activity', { needsQuery: true }))).toBe(false)
})

test('without a merchant the table gives all pages of the product', () => {
  expect(findRoute(table, '/m/games')).toBe(games)
})

test('a merchant’s own address of a page wins over another page’s path, and home also keeps our address', () => {
  const merchant = merchantWith({ paths: { home: '/m/games', changePassword: '/m/changePsw' }, filled: ['vendors'] })
  expect(findRoute(table, '/m/games', merchant)).toBe(home)
  expect(findRoute(table, '/m/home', merchant)).toBe(home)
})

test('a page without bars has none, whatever else its route says', () => {
  expect(barsAround(page('/m/trialGame', { frame: 'bare', tab: 'home' }))).toBeNull()
  expect(barsAround(page('/m/home', { tab: 'home' }))).toEqual({ tab: 'home' })
  expect(barsAround(page('/m/login'))).toEqual({ tab: undefined })
})
