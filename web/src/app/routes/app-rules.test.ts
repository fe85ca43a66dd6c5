import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { forgetLastVisit, isOldIosHomeScreen, keepLastVisit, readLastVisit } from '#app/old-ios/old-ios.ts'
import { isSlow, SLOW_PING } from '#app/start/connection.ts'
import { createTextStore } from '#device/storage.ts'
import { pathAfterUpdate } from '#navigation/update-refresh.ts'
import { notFound, routeOf, routes } from './routes.ts'

const memory = () =>
  createTextStore(() => {
    throw new Error('no storage')
  })

describe('the route table (spec 1 §2, spec 2 §2)', () => {
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

  test('anything else is not found', () => {
    for (const path of ['/m/nowhere', '/m/HOME', '/m/home/x', '/wps']) expect(routeOf(path)).toBe(notFound)
  })

  test('home and change-password paths are the merchant’s', () => {
    const merchant = { home: '/m/lobby', changePassword: '/m/newPassword' }
    expect(routeOf('/m/lobby', merchant).path).toBe('/m/home')
    expect(routeOf('/m/newPassword', merchant).path).toBe('/m/changePsw')
    expect(routeOf('/m/lobby')).toBe(notFound)
  })

  test('pages of a member need a session, the others do not', () => {
    expect(routes.filter(route => route.access === 'member').map(route => route.path)).toEqual([
      '/m/changePsw',
      '/m/member/home',
      '/m/member/benefits',
      '/m/member/security',
    ])
  })

  test('every page’s source is where the build’s manifest will look for it', () => {
    const missing = [...routes, notFound].filter(({ module }) => !existsSync(new URL(`../../../${module}`, import.meta.url)))
    expect(missing).toEqual([])
  })

  test('no address belongs to two pages', () => {
    const all = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases])
    expect(new Set(all).size).toBe(all.length)
  })

  test('an update’s refresh leads to a page there is', () => {
    for (const path of ['/m/home', '/m/login', '/m/anything']) expect(routeOf(pathAfterUpdate(path))).not.toBe(notFound)
  })
})

describe('a slow ping (spec 1 §8)', () => {
  test('is one above the threshold, or one that was given up', () => {
    expect(isSlow(SLOW_PING - 1)).toBe(false)
    expect(isSlow(SLOW_PING)).toBe(true)
    expect(isSlow(undefined)).toBe(true)
  })
})

describe('an old iOS home-screen app (spec 1 §4; readings: standalone before 16.4)', () => {
  const iphone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`
  const on = (userAgent: string, standalone = true) => isOldIosHomeScreen({ userAgent, touchPoints: 5, standalone })

  test.each([
    ['15_4', true],
    ['16_0', true],
    ['16_3_1', true],
    ['16_4', false],
    ['16_10', false],
    ['17_0', false],
  ])('iOS %s: %s', (version, old) => {
    expect(on(iphone(version))).toBe(old)
  })

  test('only from the home screen, and only on iOS; an iPad tells its version elsewhere', () => {
    expect(on(iphone('15_4'), false)).toBe(false)
    expect(on('Mozilla/5.0 (Linux; Android 10) Chrome/90.0')).toBe(false)
    expect(on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.1 Safari/605.1.15')).toBe(false)
    expect(on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/15.4 Safari/605.1.15')).toBe(true)
  })

  test('keeps path and session, and reads nothing else', () => {
    const store = memory()
    const session = { id: '1', token: 't', merchantCode: 'demo', userName: 'player', type: 0, firstTimeLogin: false }
    keepLastVisit(store, { path: '/m/member/home', session })
    expect(readLastVisit(store)).toEqual({ path: '/m/member/home', session })
    keepLastVisit(store, { path: 'https://evil.example', session })
    expect(readLastVisit(store)).toBeNull()
    keepLastVisit(store, { path: '/m/home', session: { ...session, token: '' } })
    expect(readLastVisit(store)).toBeNull()
    forgetLastVisit(store)
    expect(store.names()).toEqual([])
  })
})
