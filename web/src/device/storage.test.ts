import { describe, expect, test } from 'vitest'
import { createTextStore } from './storage.ts'

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
