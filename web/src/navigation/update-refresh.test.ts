import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionStore } from '#device/storage.ts'
import { createAnswerCache } from '#request/answer-cache.ts'
import { pathAfterUpdate, refreshAfterUpdate } from './update-refresh.ts'

describe('after an update refresh (spec 2 §2)', () => {
  // Proves navigation-12, navigation-34, updates-4.
  test.each(['/m/game', '/m/home', '/m/login', '/m/index', '/m/index.html', '/m/member/home', '/m/register', '/m/register.html'])(
    '%s reloads in place',
    path => {
      expect(pathAfterUpdate(path)).toBe(path)
    },
  )

  // Proves navigation-34, updates-4.
  test.each(['/', '/m/', '/m/changePsw', '/m/activity', '/elsewhere'])('%s goes to /m/home', path => {
    expect(pathAfterUpdate(path)).toBe('/m/home')
  })
})

describe('the refresh itself', () => {
  const reload = vi.fn<() => void>()
  beforeEach(() => {
    vi.stubGlobal('window', { location: { pathname: '/m/home', search: '', reload } })
  })
  afterEach(() => void vi.unstubAllGlobals())

  // Proves requests-4.
  test('flushes the answers that the older build kept, and nothing else (spec 1 §7, Common conventions)', () => {
    const kept = createAnswerCache(sessionStore)
    kept.write('demo EN /wps/system/country', { success: true })
    sessionStore.set('MC_SESSION_INFO', '{}')
    refreshAfterUpdate()
    expect(kept.read('demo EN /wps/system/country')).toBeUndefined()
    expect(sessionStore.get('MC_SESSION_INFO')).toBe('{}')
    expect(reload).toHaveBeenCalledOnce()
  })
})
