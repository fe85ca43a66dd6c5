import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionStore } from '#device/storage.ts'
import { SESSION_KEY } from './session-key.ts'
import { closeSession, currentSession, onSessionChange, openSession, parseSession, type SessionInfo } from './session-store.ts'

const session: SessionInfo = { id: '7', token: 'tok', merchantCode: 'demo', userName: 'player', type: 0, firstTimeLogin: false }

beforeEach(() => closeSession())

describe('session info (spec 1 §3)', () => {
  // Proves session-1, session-2, session-5.
  test('is in session storage under MC_SESSION_INFO with the entity’s fields', () => {
    openSession(session)
    expect(SESSION_KEY).toBe('MC_SESSION_INFO')
    expect(JSON.parse(sessionStore.get('MC_SESSION_INFO')!)).toEqual(session)
    expect(currentSession()).toEqual(session)
  })

  test('signing out clears all of session storage (spec 1 §8)', () => {
    sessionStore.set('SHELL_other', '1')
    openSession(session)
    closeSession()
    expect(currentSession()).toBeNull()
    expect(sessionStore.names()).toEqual([])
  })

  test('listeners are called', () => {
    const listener = vi.fn<() => void>()
    const stop = onSessionChange(listener)
    openSession(session)
    closeSession()
    stop()
    openSession(session)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('only the known fields of a stored session are read; anything else is no session', () => {
    expect(parseSession(JSON.stringify({ ...session, isAdmin: true }))).toEqual(session)
    for (const wrong of [{ token: '' }, { token: 5 }, { type: '0' }, { firstTimeLogin: 'yes' }, { id: undefined }]) {
      expect(parseSession(JSON.stringify({ ...session, ...wrong }))).toBeNull()
    }
    for (const text of [null, '', 'null', '{', '"x"', '[]']) expect(parseSession(text)).toBeNull()
  })
})
