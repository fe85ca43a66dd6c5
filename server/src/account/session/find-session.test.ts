import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { digestOf } from '#kernel/crypto/digest.ts'
import { createTestApp, registered, signIn, type TestApp, valueOf } from '#testing/test-app.ts'

// Decision 8; spec 1 §9: 300 s.

const IDLE_SECONDS = 300

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { beta: { session: { bindToNetwork: true } } } })
})
afterAll(() => wire.close())

const signedIn = async (username: string, merchant: 'alpha' | 'beta' = 'alpha') => (await registered(wire, username, { merchant })).client
const codeOf = async (client: Awaited<ReturnType<typeof signedIn>>) => {
  const outcome = await client.call('member.info', {})
  return outcome.success ? 'alive' : `${outcome.status} ${outcome.errorCode}`
}

describe('a session', () => {
  // Proves constants-7, constants-27, constants-34, session-6.
  test('ends after the idle limit without use', async () => {
    const client = await signedIn('idler')
    wire.system.clock.advance(IDLE_SECONDS - 1)
    expect(await codeOf(client)).toBe('alive')
    wire.system.clock.advance(IDLE_SECONDS)
    expect(await codeOf(client)).toBe('401 login.not.session')
  })

  // Proves session-6.
  test('is renewed by use', async () => {
    const client = await signedIn('regular')
    for (let minute = 0; minute < 10; minute++) {
      wire.system.clock.advance(60)
      expect(await codeOf(client)).toBe('alive')
    }
  })

  // Proves session-6.
  test('ends after its absolute lifetime, however much it is used', async () => {
    const client = await signedIn('eternal')
    const useUntilNow = () => wire.system.stores.sessions.touch('alpha', digestOf(client.token ?? ''), wire.system.clock())
    wire.system.clock.advance(30 * 24 * 60 * 60 - 1)
    await useUntilNow()
    expect(await codeOf(client)).toBe('alive')
    wire.system.clock.advance(1)
    await useUntilNow()
    expect(await codeOf(client)).toBe('401 login.not.session')
  })

  // Proves session-6.
  test('costs one query, and at most one write in 30 s', async () => {
    const client = await signedIn('busy')
    const request = vi.spyOn(wire.system.stores.sessions, 'withMember')
    const written = vi.spyOn(wire.system.stores.sessions, 'touch')
    for (let second = 0; second < 90; second += 10) {
      await codeOf(client)
      wire.system.clock.advance(10)
    }
    expect(request).toHaveBeenCalledTimes(9)
    expect(written).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
  })
})

// Proves product-and-roles-7.
describe('a token', () => {
  test('is required', async () => {
    expect(await codeOf(wire.client())).toBe('401 customer.not.login')
  })

  test.each(['x', 'x'.repeat(43), `Bearer ${'x'.repeat(43)}`, "' or 1=1 --"])('that was never issued is invalid: %s', async token => {
    const client = wire.client()
    client.token = token
    expect(await codeOf(client)).toBe('401 user.or.token.invalid')
  })

  test('of one merchant is invalid at another', async () => {
    const foreign = wire.client('beta')
    foreign.token = (await signedIn('stranger', 'alpha')).token
    expect(await codeOf(foreign)).toBe('401 user.or.token.invalid')
  })
})

describe('sign-out', () => {
  // Proves session-9.
  test('ends the session at once, and the remember token it names', async () => {
    const { client, customerId, rememberToken } = await registered(wire, 'leaver', { remember: true })
    expect(await client.call('session.logout', { rememberToken })).toMatchObject({ success: true })
    expect(await codeOf(client)).toBe('401 user.or.token.invalid')
    expect(await wire.client().call('session.login', { ...signIn('leaver'), rememberToken })).toMatchObject({
      errorCode: 'remember.token.invalid',
    })
    const [, out] = await wire.system.stores.audit.ofMember('alpha', customerId, 2)
    expect(out?.event).toBe('logout')
  })

  test('ends this session only', async () => {
    const here = await signedIn('twofold')
    const there = wire.client()
    there.token = valueOf(await there.call('session.login', signIn('twofold'))).token
    await here.call('session.logout', {})
    expect([await codeOf(here), await codeOf(there)]).toEqual(['401 user.or.token.invalid', 'alive'])
  })

  test('without a valid session changes nothing, and is no error', async () => {
    expect(await wire.client().call('session.logout', {})).toMatchObject({ success: true })
  })
})

describe('a merchant that binds sessions to networks', () => {
  const from = (ip: string, token: string | undefined) => {
    const client = wire.client('beta', { ip })
    client.token = token
    return client
  }

  // Proves session-13.
  test('accepts another address of the same network', async () => {
    const { token } = await signedIn('commuter', 'beta')
    expect(await codeOf(from('203.0.113.200', token))).toBe('alive')
  })

  // Proves session-13.
  test('ends the session on another network with token_ip_different', async () => {
    const { token } = await signedIn('traveller', 'beta')
    expect(await codeOf(from('198.51.100.1', token))).toBe('401 token_ip_different')
    expect(await codeOf(from('203.0.113.7', token))).toBe('401 user.or.token.invalid')
  })

  test('and one that does not accepts any network', async () => {
    const { token } = await signedIn('roamer')
    const elsewhere = wire.client('alpha', { ip: '198.51.100.1' })
    elsewhere.token = token
    expect(await codeOf(elsewhere)).toBe('alive')
  })
})
