import { describe, expect, test } from 'vitest'
import { registerMethodOf } from './device-facts.ts'
import { deviceIdOf } from './device-id.ts'
import { deviceKindOf } from './device-kind.ts'
import { nativeAppOf } from './native-bridge.ts'
import { createTextStore } from './storage.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1'
const OLD_IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
const APP = `${ANDROID} FoyerApp/2.4.39 (3F2504E0-4F89-11D3-9A0C-0305E82C3301)`

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

describe('the native app’s mark', () => {
  test('gives version and UUID', () => {
    expect(nativeAppOf(APP)).toEqual({ version: '2.4.39', uuid: '3f2504e0-4f89-11d3-9a0c-0305e82c3301' })
    expect(nativeAppOf(`${ANDROID} FoyerApp/3.0`)).toEqual({ version: '3.0', uuid: undefined })
  })

  test('is not found in other user agents', () => {
    for (const userAgent of [ANDROID, `${ANDROID} NotFoyerApp/1.0`, `${ANDROID} FoyerApp/`, '']) expect(nativeAppOf(userAgent)).toBeNull()
  })
})

describe('device id (spec 1 §9, Device id: random, kept, overridden by the app’s UUID)', () => {
  const store = () => {
    const texts = new Map<string, string>()
    const storage = {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => void texts.set(name, text),
    }
    return createTextStore(() => storage as Storage)
  }
  let drawn = 0
  const random = (count: number) => Array<number>(count).fill(++drawn)

  test('is 32 hex digits and stays the same', () => {
    const kept = store()
    const id = deviceIdOf(ANDROID, kept, random)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(deviceIdOf(ANDROID, kept, random)).toBe(id)
    expect(deviceIdOf(ANDROID, store(), random)).not.toBe(id)
  })

  test('is created again if the stored one is invalid', () => {
    const spoiled = store()
    spoiled.set('SHELL_deviceId', '<script>')
    expect(deviceIdOf(ANDROID, spoiled, random)).toMatch(/^[0-9a-f]{32}$/)
  })

  test('is the app’s UUID inside the app', () => {
    expect(deviceIdOf(APP, store(), random)).toBe('3f2504e04f8911d39a0c0305e82c3301')
  })
})

describe('storage that throws (private mode)', () => {
  test('keeps texts as long as the page', () => {
    const blocked = createTextStore(() => {
      throw new Error('SecurityError')
    })
    blocked.set('a', '1')
    expect(blocked.get('a')).toBe('1')
    expect(blocked.names()).toEqual(['a'])
    blocked.remove('a')
    expect(blocked.get('a')).toBeNull()
    blocked.set('b', '2')
    blocked.clear()
    expect(blocked.names()).toEqual([])
  })

  test('a full storage keeps the newest text for the page', () => {
    const full = createTextStore(
      () =>
        ({
          getItem: () => 'old',
          setItem: () => {
            throw new Error('QuotaExceededError')
          },
        }) as unknown as Storage,
    )
    full.set('a', 'new')
    expect(full.get('a')).toBe('new')
  })
})
