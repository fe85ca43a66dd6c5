import { describe, expect, test } from 'vitest'
import { compareVersions, isOutdated } from './app-version.ts'

describe('the version of the native app (spec 2 §9, Latest app version)', () => {
  test('is compared part by part, as numbers', () => {
    expect(compareVersions('2.4.9', '2.4.39')).toBeLessThan(0)
    expect(compareVersions('2.10', '2.9.9')).toBeGreaterThan(0)
    expect(compareVersions('2.4', '2.4.0')).toBe(0)
  })

  // Proves constants-22.
  test('is outdated if it is below the latest; in a browser there is none', () => {
    expect(isOutdated('2.4.38', '2.4.39')).toBe(true)
    expect(isOutdated('2.4.39', '2.4.39')).toBe(false)
    expect(isOutdated(null, '2.4.39')).toBe(false)
  })
})
