import { describe, expect, test } from 'vitest'
import { registerMethodOf } from './device-facts.ts'
import { deviceKindOf } from './device-kind.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1'

const OLD_IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'

// Proves session-15, sign-in-1, sign-in-3.
describe('device kind (spec 1 §3: IPAD, PWA, WEBCLIP or absent)', () => {
  test.each([
    ['an Android browser', { userAgent: ANDROID, touchPoints: 5, standalone: false }, undefined],
    ['an iPhone browser', { userAgent: IPHONE, touchPoints: 5, standalone: false }, undefined],
    ['an old iPad', { userAgent: OLD_IPAD, touchPoints: 5, standalone: false }, 'IPAD'],
    ['an iPad that calls itself a Mac', { userAgent: MAC, touchPoints: 5, standalone: false }, 'IPAD'],
    ['a Mac', { userAgent: MAC, touchPoints: 0, standalone: false }, undefined],
    ['the home screen of Android', { userAgent: ANDROID, touchPoints: 5, standalone: true }, 'PWA'],
    ['the home screen of an iPhone', { userAgent: IPHONE, touchPoints: 5, standalone: true }, 'WEBCLIP'],
    ['the home screen of an iPad', { userAgent: MAC, touchPoints: 5, standalone: true }, 'WEBCLIP'],
  ] as const)('%s', (_, signs, kind) => {
    expect(deviceKindOf(signs)).toBe(kind)
  })

  test('the way of registering is APP in the app, then PWA or WEBCLIP on the home screen, otherwise H5', () => {
    const facts = { loginDeviceId: 'x', isOfficialAppLogin: false }
    expect(registerMethodOf({ ...facts, isOfficialAppLogin: true, device: 'PWA' })).toBe('APP')
    expect(registerMethodOf({ ...facts, device: 'PWA' })).toBe('PWA')
    expect(registerMethodOf({ ...facts, device: 'WEBCLIP' })).toBe('WEBCLIP')
    expect(registerMethodOf({ ...facts, device: 'IPAD' })).toBe('H5')
    expect(registerMethodOf(facts)).toBe('H5')
  })
})
