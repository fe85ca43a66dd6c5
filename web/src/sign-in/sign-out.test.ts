import { beforeEach, describe, expect, test, vi } from 'vitest'
import { localStore } from '#device/storage.ts'
import type { Request } from '#request/request-client.ts'
import { localFailure } from '#request/request-error.ts'
import { closeSession, currentSession, openSession } from '#session/session-store.ts'
import { endSession } from './end-session.ts'
import { savedLogins } from './saved-login.ts'
import { signOut } from './sign-out.ts'

const session = { id: '7', token: 'tok', merchantCode: 'demo', userName: 'player', type: 0, firstTimeLogin: false }
const server = (reply: () => Promise<unknown> = async () => ({})) => vi.fn<(...input: unknown[]) => Promise<unknown>>(reply)
const out = (request: ReturnType<typeof server>) => signOut(request as unknown as Request)

const notifiedTabs = (): unknown => JSON.parse(localStore.get('SHELL_signedOut') ?? 'null')

beforeEach(() => {
  localStore.remove('SHELL_signedOut')
  openSession(session)
  savedLogins.save({ type: 'username', name: 'player', merchant: 'demo', secret: { kind: 'token', text: 'remembered' } })
  savedLogins.setAutoLogin('1')
})

// Proves session-9.
describe('signing out by hand (spec 1 §4)', () => {
  test('ends session and remember token on the server, switches the automatic sign-in off, and keeps the name', async () => {
    const request = server()
    await out(request)
    expect(request.mock.calls).toEqual([['session.logout', { rememberToken: 'remembered' }, { authorization: 'tok', alert: false, timeout: 10_000 }]])
    expect(currentSession()).toBeNull()
    expect(savedLogins.autoLogin()).toBe('0')
    expect(savedLogins.read()).toEqual({ type: 'username', name: 'player', merchant: 'demo', secret: null })
  })

  test('is told to the other tabs', async () => {
    await out(server())
    expect(notifiedTabs()).toMatchObject({ id: '7', merchantCode: 'demo' })
  })

  test('holds here even if the server cannot be reached', async () => {
    await out(server(() => Promise.reject(localFailure('network', ''))))
    expect(currentSession()).toBeNull()
    expect(savedLogins.autoLogin()).toBe('0')
  })

  test('a saved password never travels', async () => {
    savedLogins.save({ type: 'username', name: 'player', merchant: 'demo', secret: { kind: 'password', text: 'pw' } })
    const request = server()
    await out(request)
    expect(request.mock.calls[0]?.[1]).toEqual({})
    expect(savedLogins.read()?.secret).toBeNull()
  })

  test('another tab only follows: what the player saves meanwhile stays', async () => {
    const request = server()
    await endSession(request as unknown as Request, session)
    expect(request.mock.calls[0]?.[1]).toEqual({})
    expect(currentSession()).toBeNull()
    expect(savedLogins.read()?.secret?.text).toBe('remembered')
    expect(savedLogins.autoLogin()).toBe('1')
    expect(notifiedTabs()).toBeNull()
  })

  test('without a session it changes nothing', async () => {
    closeSession()
    const request = server()
    await out(request)
    expect(request).not.toHaveBeenCalled()
    expect(savedLogins.autoLogin()).toBe('1')
  })
})
