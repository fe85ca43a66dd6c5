import { describe, expect, test } from 'vitest'
import { ownPathOf } from './back-url.ts'
import { changePasswordFor, changeReasonIn, keepDestination, loginFrom, paths } from './paths.ts'

describe('addresses inside the product', () => {
  test('sign-in and a forced change keep the destination', () => {
    expect(loginFrom('?backUrl=%2Fm%2Fgame&token=x')).toBe('/m/login?backUrl=%2Fm%2Fgame')
    expect(loginFrom('')).toBe('/m/login')
    expect(loginFrom('', '/m/chat?language=EN')).toBe('/m/login?backUrl=%2Fm%2Fchat%3Flanguage%3DEN')
    expect(loginFrom('?backUrl=%2Fm%2Fgame', '/m/chat')).toBe('/m/login?backUrl=%2Fm%2Fgame')
    expect(changePasswordFor('/m/changePsw', 'weak', '?redirectUrl=https%3A%2F%2Fp.example')).toBe(
      '/m/changePsw?reason=weak&redirectUrl=https%3A%2F%2Fp.example',
    )
  })

  test('the destination is kept between signing in and registering, but on no other page', () => {
    const from = (pathname: string) => ({ pathname, search: '?backUrl=%2Fm%2Fgame' })
    expect(keepDestination(paths.register, from(paths.login))).toBe('/m/register?backUrl=%2Fm%2Fgame')
    expect(keepDestination(paths.login, from(paths.register))).toBe('/m/login?backUrl=%2Fm%2Fgame')
    expect(keepDestination('/m/home', from(paths.login))).toBe('/m/home')
    expect(keepDestination(paths.login, from('/m/home'))).toBe('/m/login')
  })

  test('the reason of a forced change is one of three, or none', () => {
    expect(changeReasonIn('?reason=first-login')).toBe('first-login')
    for (const search of ['', '?reason=', '?reason=other']) expect(changeReasonIn(search)).toBeNull()
  })

  // Proves games-and-lottery-9.
  test('backUrl is a path of this site or ignored (spec 2 §3, Game launch payload)', () => {
    const origin = 'https://demo.example'
    expect(ownPathOf('/m/game?id=1#x', origin)).toBe('/m/game?id=1#x')
    expect(ownPathOf('https://demo.example//evil.example/', origin)).toBe('/evil.example/')
    for (const other of [null, '', 'http://demo.example/', 'https://a.demo.example/', 'https://[', 'mailto:a@b.example']) {
      expect(ownPathOf(other, origin)).toBeUndefined()
    }
  })
})
