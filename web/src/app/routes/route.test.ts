import { expect, test } from 'vitest'
import { bringsTabs, findRoute, isListed, type Route } from './route.ts'
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

// Proves navigation-36.
test('a page behind a flag exists only for merchants with the flag, at any of its addresses', () => {
  for (const path of ['/m/rewards', '/m/rewards/', '/m/rewards.html']) {
    expect(findRoute(table, path, merchantWith({ flags: { REWCEN3: true } }))).toBe(rewards)
    expect(findRoute(table, path, merchantWith({ flags: { REWCEN3: false } }))).toBeUndefined()
  }
})

// Proves navigation-36.
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

// Proves games-and-lottery-27, navigation-36.
test('the tabs of a page for signing in come late; a bare page has none', () => {
  expect(
    [undefined, 'entry', 'bare'].map(frame => bringsTabs(page('/m/page', frame === undefined ? {} : { frame: frame as 'entry' | 'bare' }))),
  ).toEqual([true, false, false])
})
