import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { callerOf, createTestApp, PASSWORD, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { logIn } from './log-in.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { beta: { password: { expiresAfterDays: 90 } } } })
})
afterAll(() => wire.close())

const register = async (username: string, merchant: 'alpha' | 'beta' = 'alpha', ip = '198.51.100.1') =>
  valueOf(await wire.client(merchant, { ip }).call('member.register', registration(username, { login: false }))).customerId

const eventsOf = async (id: string, merchant = 'alpha') => (await wire.system.stores.audit.ofMember(merchant, id, 50)).map(({ event }) => event)

describe('unknown user, wrong, missing and empty password (decision 9)', () => {
  test('get the same answer', async () => {
    await register('known')
    const client = wire.client()
    const outcomes = [
      await client.call('session.login', signIn('unknown')),
      await client.call('session.login', signIn('known', { password: 'wrong' })),
      await client.call('session.login', { type: 'username', username: 'known' }),
      await client.call('session.login', { type: 'username', username: 'unknown' }),
      await client.call('session.login', signIn('known\0')),
    ].map(({ headers: _, ...outcome }) => outcome)
    expect(outcomes).toEqual(
      outcomes.map(() => ({ status: 403, success: false, errorCode: 'login.cred.err', message: 'The username or password is not correct.' })),
    )
  })

  test('cost the same work: one verification each', async () => {
    await register('worked')
    const verified: (string | null)[] = []
    const logInAs = logIn({
      ...wire.system,
      passwords: {
        ...wire.system.passwords,
        verify: async (stored, password, ip) => {
          verified.push(stored === null ? 'dummy' : 'own')
          return await wire.system.passwords.verify(stored, password, ip)
        },
      },
    })
    for (const request of [signIn('nobody'), signIn('worked', { password: 'wrong' }), signIn('worked', { password: '' })]) {
      await expect(logInAs(request, callerOf(wire))).rejects.toThrow(new Refusal('login.cred.err'))
    }
    expect(verified).toEqual(['dummy', 'own', 'own'])
  })
})

// Proves sign-in-16.
describe('tries are limited (spec 1 §4, Limits: 5 per account, 100 per network in 15 minutes, then captcha)', () => {
  test('simultaneous guesses do not slip past the limit', async () => {
    const id = await register('guessed')
    const client = wire.client('alpha', { ip: '192.0.2.1' })
    await client.publicKey()
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => client.call('session.login', signIn('guessed', { password: `guess-${guess}` }))),
    )
    const codes = outcomes.map(outcome => (outcome.success ? 'in' : outcome.errorCode))
    expect(codes.filter(code => code === 'login.cred.err')).toHaveLength(5)
    expect(codes.filter(code => code === 'captcha_required')).toHaveLength(7)
    expect(await eventsOf(id)).toEqual(expect.arrayContaining(['login.failed']))

    // The right password does not help, nor does another network; the answer names the captcha provider.
    const request = await wire.client('alpha', { ip: '192.0.2.250' }).call('session.login', signIn('Guessed'))
    expect(request).toMatchObject({ status: 403, errorCode: 'captcha_required', value: { scene: 'login', provider: 'slider', geetestId: null } })

    wire.system.clock.advance(900)
    expect(await client.call('session.login', signIn('guessed'))).toMatchObject({ success: true })
  })

  // Proves sign-in-16.
  test('many right passwords at once need no captcha', async () => {
    await register('eager')
    const client = wire.client('alpha', { ip: '192.0.2.22' })
    await client.publicKey()
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => client.call('session.login', signIn('eager'))))
    expect(outcomes.filter(({ success }) => !success)).toEqual([])
  })

  // Proves sign-in-17.
  test('a right password in a loop opens at most 100 sessions in 15 minutes, and asks for no captcha afterwards', async () => {
    const id = await register('looping')
    const client = wire.client('alpha', { ip: '192.0.2.23' })
    for (let time = 0; time < 100; time++) expect(await client.call('session.login', signIn('looping'))).toMatchObject({ success: true })
    for (let time = 0; time < 6; time++)
      expect(await client.call('session.login', signIn('looping'))).toMatchObject({
        status: 429,
        errorCode: 'TOO_MANY_REQUEST_LOGIN',
        value: { retryAfter: 900 },
      })
    expect((await wire.system.stores.sessions.ofMember('alpha', id)).length).toBe(100)
    wire.system.clock.advance(900)
    expect(await client.call('session.login', signIn('looping'))).toMatchObject({ success: true })
  })

  test('a success does not count as a try', async () => {
    await register('regular')
    const client = wire.client('alpha', { ip: '192.0.2.2' })
    for (let time = 0; time < 10; time++) expect(await client.call('session.login', signIn('regular'))).toMatchObject({ success: true })
  })

  test('the same name at another merchant is counted separately', async () => {
    await register('twin', 'alpha')
    await register('twin', 'beta')
    const client = wire.client('alpha', { ip: '192.0.2.3' })
    for (let time = 0; time <= 5; time++) await client.call('session.login', signIn('twin', { password: 'wrong' }))
    expect(await client.call('session.login', signIn('twin'))).toMatchObject({ errorCode: 'captcha_required' })
    expect(await wire.client('beta', { ip: '192.0.2.3' }).call('session.login', signIn('twin'))).toMatchObject({ success: true })
  })

  test('a network is limited over all names, and beyond its limit no account’s tries are counted', async () => {
    await register('neighbour')
    const attacker = callerOf(wire, { ip: '203.0.112.9' })
    const guess = logIn({ ...wire.system, passwords: { ...wire.system.passwords, verify: async () => false } })
    for (let name = 0; name < 100; name++) await guess(signIn(`spray_${name}`), attacker).catch(() => undefined)
    for (let time = 0; time < 5; time++) {
      await expect(guess(signIn('neighbour'), attacker)).rejects.toMatchObject({ code: 'captcha_required' })
    }
    expect(await wire.client('alpha', { ip: '203.0.112.1' }).call('session.login', signIn('neighbour'))).toMatchObject({
      errorCode: 'captcha_required',
    })
    expect(await wire.client('alpha', { ip: '203.0.111.1' }).call('session.login', signIn('neighbour'))).toMatchObject({ success: true })
  })
})

// Proves sign-in-1, sign-in-4.
describe('a sign-in', () => {
  test('is the first one exactly once, even if many arrive at the same time', async () => {
    const id = await register('first')
    const client = wire.client()
    await client.publicKey()
    const answers = (await Promise.all(Array.from({ length: 4 }, () => client.call('session.login', signIn('first'))))).map(valueOf)
    expect(answers.filter(({ firstTimeLogin }) => firstTimeLogin)).toHaveLength(1)
    expect(await eventsOf(id)).toEqual([...Array.from({ length: 4 }, () => 'login.succeeded'), 'member.registered'])
  })

  test('puts its network on record', async () => {
    const memberId = await register('rover')
    await wire.client('alpha', { ip: '100.64.3.2' }).call('session.login', signIn('rover'))
    expect(await wire.system.stores.networks.ofMember('alpha', memberId)).toMatchObject([{ prefix: '100.64.3.0/24' }])
  })

  // Proves sign-in-4, sign-in-20.
  test('with a common password, or one that was set for the member, says so (spec 1 §4, Change-password redirect)', async () => {
    const add = async (username: string, password: string, passwordChosen: boolean) => {
      const passwordHash = await wire.system.passwords.hash(password, '203.0.113.7')
      await wire.system.stores.members.add(testMember(wire.system.newId(), { username, passwordHash, passwordChosen }), testRegistration)
    }
    await add('given', PASSWORD, false)
    await add('common', 'password1', true)
    const client = wire.client()
    expect(valueOf(await client.call('session.login', signIn('given'))).weakPassword).toBe(true)
    expect(valueOf(await client.call('session.login', signIn('common', { password: 'password1' }))).weakPassword).toBe(true)
  })

  // Proves sign-in-20.
  test('reports an expired password, if the merchant lets passwords expire', async () => {
    await register('aged', 'beta')
    const client = wire.client('beta')
    expect(valueOf(await client.call('session.login', signIn('aged'))).passwordExpired).toBe(false)
    wire.system.clock.advance(90 * 24 * 3600)
    expect(valueOf(await client.call('session.login', signIn('aged'))).passwordExpired).toBe(true)
  })

  test('renews a hash of lower cost', async () => {
    const id = await register('outdated')
    const weak = await hash(PASSWORD, { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await wire.system.stores.members.setPassword('alpha', id, weak, wire.system.clock())
    await wire.client().call('session.login', signIn('outdated'))
    const stored = (await wire.system.stores.members.byId('alpha', id))?.passwordHash ?? ''
    expect(wire.system.passwords.needsRehash(stored)).toBe(false)
    expect(await wire.system.passwords.verify(stored, PASSWORD, '203.0.113.7')).toBe(true)
  })

  test.each([0, 1])('with a password that was changed meanwhile opens no session, after %i sign-ins', async signIns => {
    const username = `changed_${signIns}`
    const id = await register(username)
    for (let time = 0; time < signIns; time += 1) valueOf(await wire.client().call('session.login', signIn(username)))
    const before = await eventsOf(id)
    const newHash = await wire.system.passwords.hash('Harbor-77-cedar', '203.0.113.7')
    const slow = logIn({
      ...wire.system,
      passwords: {
        ...wire.system.passwords,
        async verify(stored, password, ip) {
          const isRight = await wire.system.passwords.verify(stored, password, ip)
          await wire.system.stores.members.setPassword('alpha', id, newHash, wire.system.clock())
          return isRight
        },
      },
    })
    await expect(slow(signIn(username), callerOf(wire))).rejects.toThrow(new Refusal('login.cred.err'))
    expect(await eventsOf(id)).toEqual(['login.failed', ...before])
    expect(await wire.system.stores.sessions.ofMember('alpha', id)).toHaveLength(signIns)
  })

  test('does not work at another merchant', async () => {
    await register('loyal', 'alpha')
    expect(await wire.client('beta').call('session.login', signIn('loyal'))).toMatchObject({ errorCode: 'login.cred.err' })
  })
})
