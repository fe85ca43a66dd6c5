import { describe, expect, test } from 'vitest'
import { deviceIdOf } from './device-id.ts'
import { createTextStore } from './storage.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'

const APP = `${ANDROID} FoyerApp/2.4.39 (3F2504E0-4F89-11D3-9A0C-0305E82C3301)`

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

  // Proves constants-8, session-14.
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

  // Proves session-14.
  test('is the app’s UUID inside the app', () => {
    expect(deviceIdOf(APP, store(), random)).toBe('3f2504e04f8911d39a0c0305e82c3301')
  })
})
