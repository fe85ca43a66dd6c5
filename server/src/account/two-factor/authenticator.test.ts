import { describe, expect, test } from 'vitest'
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator.ts'

/** RFC 6238, appendix B: the ASCII text 12345678901234567890; the last six digits of its values. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

// Proves two-factor-16.
describe('a code of an authenticator (RFC 6238; spec 1 §4, An authenticator code works once)', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %i s is %s', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(step)
  })

  test('is accepted one step early and one step late, but no further', () => {
    const steps = [-60, -30, 0, 30, 60].map(shift => stepOfCode(SECRET, '287082', at(59 + shift)))
    expect(steps).toEqual([undefined, 1, 1, 1, undefined])
  })

  test.each(['', '28708', '2870822', 'abcdef', '28708２'])('of the wrong form (%o) belongs to no step', code => {
    expect(stepOfCode(SECRET, code, at(59))).toBeUndefined()
  })
})

test('a new secret has 160 bits, and apps are told the account it is for', () => {
  const secret = newAuthenticatorSecret({ randomToken: bytes => Buffer.alloc(bytes, 7).toString('base64url') })
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(authenticatorUri(secret, 'rover', 'Lumina & Co'))
  expect(`${uri.protocol}//${uri.host}${uri.pathname}`).toBe('otpauth://totp/Lumina%20%26%20Co:rover')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Lumina & Co', digits: '6', period: '30' })
})
