import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { Refusal } from '#kernel/refusal.ts'
import { countRows, registrationOf } from '#testing/stored-rows.ts'
import { callerOf, createTestApp, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { register } from './register.ts'

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database, merchants: { beta: { register: { enabled: false } } } })
})
afterAll(() => wire.close())

const call = (username: string, changes: Parameters<typeof registration>[1] = {}, ip = '203.0.113.7') =>
  wire.client('alpha', { ip }).call('member.register', registration(username, changes))

describe('a user name', () => {
  test('counts as taken in every spelling', async () => {
    expect(await call('Marina')).toMatchObject({ success: true })
    expect(await call('mARINA')).toMatchObject({
      status: 409,
      errorCode: 'username.exists',
      message: 'This username is already taken. Please choose another one.',
    })
  })

  test('requested many times at once is registered once, completely', async () => {
    const before = await countRows(database.db)
    const names = ['Rival', 'rival', 'RIVAL', 'rIval', 'riVal', 'rivAl', 'rivaL', 'RiVaL']
    const outcomes = await Promise.all(names.map(name => call(name, { remember: true })))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
    expect(outcomes.filter(outcome => !outcome.success && outcome.errorCode === 'username.exists')).toHaveLength(names.length - 1)
    const after = await countRows(database.db)
    for (const table of ['members', 'registrations', 'sessions', 'remember_tokens'])
      expect([table, (after[table] ?? 0) - (before[table] ?? 0)]).toEqual([table, 1])
    // Each of the others was recorded as refused.
    expect((after['audit_events'] ?? 0) - (before['audit_events'] ?? 0)).toBe(names.length)
  })

  test.each(['abc', '1abc', 'a b c d', 'abcdefghijklmnopqrstu', 'имя_имя', 'abcd\n', 'abcd;--'])('%j is not a user name', async username => {
    expect(await call(username)).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ path: '/username' }] } })
  })
})

describe('a registration', () => {
  // Proves registration-4.
  test('without login opens no session', async () => {
    const { token, customerId } = valueOf(await call('quiet', { login: false, remember: true }))
    expect(token).toBeUndefined()
    expect(valueOf(await wire.client().call('session.login', signIn('quiet')))).toMatchObject({ id: customerId, firstTimeLogin: true })
  })

  // Proves navigation-39, registration-3.
  test('stores how the member came, without the tokens in the address', async () => {
    const client = wire.client('alpha', { headers: { Host: 'promo.alpha.test' }, ip: '198.51.100.9' })
    const request = registration('referred', {
      registerMethod: 'PWA',
      registerUrl: 'https://promo.alpha.test/m/register?token=secret',
      domain: 'Promo.alpha.test',
      affiliateCode: 'fromPage',
      referralCode: 'friend-7',
    })
    const { customerId } = valueOf(await client.call('member.register', request))
    expect(await registrationOf(database.db, customerId)).toEqual({
      memberId: customerId,
      merchant: 'alpha',
      method: 'PWA',
      url: 'https://promo.alpha.test/m/register',
      domain: 'promo.alpha.test',
      // The host's own affiliate code wins over the one the page sends (spec 1 §3, Affiliate and registration info).
      affiliateCode: 'promo',
      referralCode: 'friend-7',
      networkPrefix: '198.51.100.0/24',
    })
  })

  test.each([
    ['an affiliate code', { affiliateCode: "x' or 1=1" }],
    ['a referral code', { referralCode: 'x'.repeat(33) }],
    ['a device id', { loginDeviceId: 'ABC' }],
  ])('with %s in another form is refused', async (_what, changes) => {
    expect(await call('formless', changes)).toMatchObject({ errorCode: 'request.invalid' })
  })

  test('with a weak password is refused and stores nothing of a member', async () => {
    for (const password of ['short', 'password1', 'Weakling', '12345678']) {
      expect(await call('weakling', { password })).toMatchObject({ status: 422, errorCode: 'password.weak' })
    }
    expect(await wire.system.stores.members.byUsername('alpha', 'weakling')).toBeUndefined()
  })

  test('is refused if the merchant accepts no new members', async () => {
    expect(await wire.client('beta').call('member.register', registration('late'))).toMatchObject({ errorCode: 'register.disabled' })
  })

  test('that fails midway leaves nothing', async () => {
    const before = await countRows(database.db)
    const failing = register({
      ...wire.system,
      limits: { ...wire.system.limits, consumeInTurn: async (_merchant, counted) => ({ counted }) },
      inUnit: work => wire.system.inUnit(unit => work({ ...unit, remember: { ...unit.remember, add: () => Promise.reject(new Error('no room')) } })),
    })
    await expect(failing(registration('halfway', { remember: true }), callerOf(wire))).rejects.toThrow('no room')
    expect(await countRows(database.db)).toEqual(before)
  })

  test('is limited per network', async () => {
    const hashless = register({ ...wire.system, passwords: { ...wire.system.passwords, hash: async () => '$none' } })
    const caller = callerOf(wire, { ip: '100.64.9.1' })
    for (let time = 0; time < 100; time++) await expect(hashless(registration('Marina'), caller)).rejects.toThrow(new Refusal('username.exists'))
    await expect(hashless(registration('fresh_name'), caller)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST', data: { retryAfter: 900 } })
    expect(await call('fresh_name', {}, '100.65.9.1')).toMatchObject({ success: true })
  })
})
