import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pathAfterUpdate } from '#navigation/update-refresh.ts'
import { notFound, routeOf, routes } from './routes.ts'
import { merchantWith } from './testing/merchant-with.ts'

// Proves navigation-1.
describe('the route table (spec 1 §2, spec 2 §2)', () => {
  // Proves navigation-21.
  test.each([
    ['/', '/m/home'],
    ['/m', '/m/home'],
    ['/m/', '/m/home'],
    ['/m/home', '/m/home'],
    ['/m/home/', '/m/home'],
    ['/m/index', '/m/home'],
    ['/m/index.html', '/m/home'],
    ['/m/login', '/m/login'],
    ['/m/register', '/m/register'],
    ['/m/register.html', '/m/register'],
    ['/m/forgotPassword', '/m/forgotPassword'],
    ['/m/changePsw', '/m/changePsw'],
    ['/m/member/home', '/m/member/home'],
  ])('%s opens %s', (path, canonical) => {
    expect(routeOf(path).path).toBe(canonical)
  })

  // Proves navigation-1.
  test('anything else is not found', () => {
    for (const path of ['/m/nowhere', '/m/HOME', '/m/home/x', '/wps']) expect(routeOf(path)).toBe(notFound)
  })

  // Proves navigation-11, navigation-23.
  test('home and change-password paths are the merchant’s', () => {
    const merchant = merchantWith({ paths: { home: '/m/lobby', changePassword: '/m/newPassword' } })
    expect(routeOf('/m/lobby', merchant).path).toBe('/m/home')
    expect(routeOf('/m/newPassword', merchant).path).toBe('/m/changePsw')
    expect(routeOf('/m/lobby')).toBe(notFound)
  })

  // Proves navigation-23, navigation-26, navigation-27, navigation-28, navigation-29, product-and-roles-1, ranks-and-rewards-5, ranks-and-rewards-18.
  test('members’ pages require a session, the others do not', () => {
    expect(routes.filter(route => route.access === 'member').map(route => route.path)).toEqual([
      '/m/games/history',
      '/m/changePsw',
      '/m/member/home',
      '/m/member/identity',
      '/m/member/benefits',
      '/m/rewardCenter',
      '/m/leaderBoard',
      '/m/member/security',
      '/m/member/account',
      '/m/voucherCenter',
      '/m/member/statement',
      '/m/lottery/tickets',
      '/m/chat',
      '/m/mall/mallHome',
    ])
  })

  // Proves navigation-32.
  test('feedback leads visitors home (spec 2 §2)', () => {
    expect(routes.filter(route => route.access === 'member-or-home').map(route => route.path)).toEqual(['/m/feedback'])
  })

  // Proves customer-service-and-chat-6.
  test('without a chat there is no page for it (spec 2 §4, Chat)', () => {
    expect(routeOf('/m/chat', merchantWith({ chat: null }))).toBe(notFound)
    for (const chat of ['desk', 'chatwoot', 'link'] as const) expect(routeOf('/m/chat', merchantWith({ chat })).path).toBe('/m/chat')
  })

  // Proves navigation-31.
  test('every page’s source is named as in the build’s manifest', () => {
    const missing = [...routes, notFound].filter(({ module }) => !existsSync(new URL(`../../../${module}`, import.meta.url)))
    expect(missing).toEqual([])
  })

  test('no address belongs to two pages', () => {
    const all = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases])
    expect(new Set(all).size).toBe(all.length)
  })

  test('an update’s refresh leads to an existing page', () => {
    for (const path of ['/m/home', '/m/login', '/m/anything']) expect(routeOf(pathAfterUpdate(path))).not.toBe(notFound)
  })
})
