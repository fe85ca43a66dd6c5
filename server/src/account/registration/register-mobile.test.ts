import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeSentTo, memberWith } from '#account/testing/test-factors.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { wrongCode } from '#testing/same-answers.ts'
import { countRows, registrationOf } from '#testing/stored-rows.ts'
import { createTestApp, PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import type { MerchantChanges } from '#testing/test-merchants.ts'

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  const merchants: MerchantChanges = {
    alpha: { register: { ways: ['username', 'mobile', 'autoUsername'] } },
    beta: { register: { ways: ['username', 'mobile'] }, flags: { MOBILENUMPASSREG3: false } },
  }
  wire = await createTestApp({ database, merchants })
})
afterAll(() => wire.close())

const facts = { login: true, registerMethod: 'H5' } as const
const DIALLING = { alpha: '63', beta: '55' } as const

const codeFor = async (mobileNum: string, merchant: 'alpha' | 'beta' = 'alpha') => {
  const countryDialingCode = DIALLING[merchant]
  valueOf(await wire.client(merchant).call('verification.smsNoLogin', { countryDialingCode, mobileNum }))
  return await codeSentTo(wire, `+${countryDialingCode}${mobileNum}`)
}
const register = (mobileNum: string, verificationCode: string, password: string | undefined, merchant: 'alpha' | 'beta' = 'alpha') =>
  wire.client(merchant).call('member.registerMobile', {
    countryDialingCode: DIALLING[merchant],
    mobileNum,
    verificationCode,
    ...(password !== undefined && { password }),
    ...facts,
  })

// Proves registration-3.
describe('a registration by mobile number with a password (MOBILENUMPASSREG3 on)', () => {
  test('makes a member with a proven number and a generated name, and signs in', async () => {
    const { customerId, customerName, ...session } = valueOf(await register('9190000001', await codeFor('9190000001'), PASSWORD))
    expect(customerName).toMatch(/^[A-Za-z][A-Za-z0-9_]{3,19}$/)
    expect(session).toMatchObject({ id: customerId, firstTimeLogin: true })
    expect(await wire.system.stores.members.byContact('alpha', { channel: 'sms', recipient: '639190000001' })).toMatchObject({ id: customerId })
    expect(await registrationOf(database.db, customerId)).toMatchObject({ method: 'H5' })
    expect(await wire.client().call('session.login', signIn(customerName))).toMatchObject({ success: true })
  })

  test('requires a password, and a strong one', async () => {
    const code = await codeFor('9190000002')
    expect(await register('9190000002', code, undefined)).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ path: '/password' }] } })
    expect(await register('9190000002', code, 'password1')).toMatchObject({ errorCode: 'password.weak' })
  })

  test('with a wrong code creates nobody, whether the number is a member’s or not', async () => {
    await memberWith(wire, 'settled', { mobile: '639190000003' })
    const codes = [await codeFor('9190000003'), await codeFor('9190000004')] as const
    const before = await countRows(database.db)
    const [known, unknown] = [
      await register('9190000003', wrongCode(codes[0]), PASSWORD),
      await register('9190000004', wrongCode(codes[1]), PASSWORD),
    ]
    expect({ ...known, headers: {} }).toEqual({ ...unknown, headers: {} })
    expect(known).toMatchObject({ status: 403, errorCode: 'verification.code.invalid' })
    expect((await countRows(database.db))['members']).toBe(before['members'])
  })

  test('with a member’s number says so to whoever has the code, and the code can still sign in', async () => {
    await memberWith(wire, 'owner', { mobile: '639190000005' })
    const code = await codeFor('9190000005')
    expect(await register('9190000005', code, PASSWORD)).toMatchObject({ status: 409, errorCode: 'mobile.exists' })
    expect(await wire.client().call('session.login', { type: 'sms', username: '639190000005', password: code })).toMatchObject({ success: true })
  })

  test('requested many times at once makes one member', async () => {
    const code = await codeFor('9190000006')
    const before = await countRows(database.db)
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => register('9190000006', code, PASSWORD)))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
    const after = await countRows(database.db)
    for (const table of ['members', 'registrations', 'sessions']) expect([table, (after[table] ?? 0) - (before[table] ?? 0)]).toEqual([table, 1])
  })
})

// Proves registration-10.
describe('a registration by mobile number without a password (MOBILENUMPASSREG3 off, spec 1 §5)', () => {
  test('accepts none, and no password opens the account, not even a fixed one', async () => {
    const code = await codeFor('11912345671', 'beta')
    expect(await register('11912345671', code, PASSWORD, 'beta')).toMatchObject({ value: { fields: [{ path: '/password' }] } })
    const { customerId, customerName, ...session } = valueOf(await register('11912345671', code, undefined, 'beta'))
    expect(session.token).toEqual(expect.any(String))
    expect((await wire.system.stores.members.byId('beta', customerId))?.passwordHash).toBeNull()
    for (const password of ['{key}', 'key', '123456', customerName])
      expect(await wire.client('beta').call('session.login', signIn(customerName, { password }))).toMatchObject({ errorCode: 'login.cred.err' })
  })

  test('allows later sign-ins by SMS', async () => {
    const { customerId } = valueOf(await register('11912345672', await codeFor('11912345672', 'beta'), undefined, 'beta'))
    wire.system.clock.advance(60)
    const request = { type: 'sms', username: '5511912345672', password: await codeFor('11912345672', 'beta') } as const
    expect(valueOf(await wire.client('beta').call('session.login', request)).id).toBe(customerId)
  })
})
