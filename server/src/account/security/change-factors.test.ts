import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TOKEN_BYTES } from '#account/member/token.ts'
import { codeOfApp, codeSentTo, HOME_IP, memberWith, newSecret } from '#account/testing/test-factors.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Member } from '#kernel/member.ts'
import { createTestApp, PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { testMember, testRegistration, testSession } from '#testing/test-rows.ts'
import { openTestSession } from '#testing/test-stores.ts'
import type { WireClient } from '#testing/wire-client.ts'

let wire: TestApp
beforeAll(async () => {
  // Longer than a confirmation lives, so that sessions outlive it.
  wire = await createTestApp({ merchants: { alpha: { session: { idleSeconds: 3600 } } } })
})
afterAll(() => wire.close())

const ADDRESS = { email: 'new@example.com' }

/** A member signed in at home; if `stale`, too long ago to count as a confirmation. */
const signedIn = async (username: string, factors: Parameters<typeof memberWith>[2] = {}, stale = false): Promise<WireClient> => {
  await memberWith(wire, username, factors)
  const client = wire.client('alpha', { ip: HOME_IP })
  client.token = valueOf(await client.call('session.login', signIn(username, { loginDeviceId: 'a'.repeat(32) }))).token
  if (stale) wire.system.clock.advance(10 * 60)
  return client
}

/** A member who never had a password, in a session without a confirmation. */
const passwordless = async (username: string, more: Partial<Member> = {}): Promise<WireClient> => {
  const { stores, clock, newId, randomToken } = wire.system
  const member = testMember(newId(), { username, passwordHash: null, ...more })
  await stores.members.add(member, testRegistration)
  const client = wire.client('alpha', { ip: HOME_IP })
  client.token = randomToken(TOKEN_BYTES)
  await openTestSession(stores, testSession(digestOf(client.token), member.id, { createdAt: clock(), lastUsedAt: clock() }))
  return client
}

const overviewOf = async (client: WireClient) => valueOf(await client.call('member.security', {}))

describe('a change of second factors requires a confirmation first', () => {
  test('a sign-in by hand is valid for ten minutes, then password or a factor must confirm', async () => {
    const client = await signedIn('confirms')
    expect((await overviewOf(client)).confirm).toEqual({ needed: false, methods: ['password'] })
    wire.system.clock.advance(10 * 60)
    expect((await overviewOf(client)).confirm.needed).toBe(true)
    for (const outcome of [
      await client.call('member.securityContactCode', ADDRESS),
      await client.call('member.securityContact', { ...ADDRESS, verificationCode: '000000' }),
      await client.call('member.securityPayeeName', { payeeName: 'Ann Lee' }),
      await client.call('member.securityAuthenticatorBegin', {}),
      await client.call('member.securityAuthenticator', { authCode: '000000' }),
      await client.call('member.securityRemove', { factor: 'payeeName' }),
      await client.call('member.securityAlwaysAsk', { alwaysAsk: true }),
    ])
      expect(outcome).toMatchObject({ status: 403, errorCode: 'confirmation.required' })

    expect(await client.call('member.securityConfirm', { method: 'password', password: 'wrong' })).toMatchObject({ errorCode: 'password.wrong' })
    valueOf(await client.call('member.securityConfirm', { method: 'password', password: PASSWORD }))
    valueOf(await client.call('member.securityPayeeName', { payeeName: 'Ann Lee' }))
  })

  test('a remember token confirms nothing, because nobody typed anything', async () => {
    const client = await signedIn('left_open')
    const { rememberToken = '' } = valueOf(await client.call('session.login', signIn('left_open', { remember: true })))
    client.token = valueOf(await client.call('session.login', { type: 'username', username: 'left_open', rememberToken })).token
    expect((await overviewOf(client)).confirm.needed).toBe(true)
  })

  test('a code of the app, by SMS or by e-mail confirms too', async () => {
    const secret = newSecret()
    const client = await signedIn('by_factor', { secret, mobile: '639171112201', email: 'factor@example.com' }, true)
    expect((await overviewOf(client)).confirm).toEqual({ needed: true, methods: ['password', 'G', 'S', 'E'] })
    valueOf(await client.call('member.securityConfirm', { method: 'G', code: codeOfApp(secret, wire.system.clock()) }))
    expect((await overviewOf(client)).confirm.needed).toBe(false)
    for (const [method, recipient] of [
      ['S', '+639171112201'],
      ['E', 'factor@example.com'],
    ] as const) {
      wire.system.clock.advance(10 * 60)
      valueOf(await client.call('member.securityConfirmCode', { method }))
      expect(await client.call('member.securityConfirm', { method, code: '000000' })).toMatchObject({ errorCode: 'verification.code.invalid' })
      valueOf(await client.call('member.securityConfirm', { method, code: await codeSentTo(wire, recipient) }))
      expect((await overviewOf(client)).confirm.needed).toBe(false)
    }
  })

  test('guesses at the password are limited as at sign-in', async () => {
    const client = await signedIn('guesses', {}, true)
    const guesses = Array.from({ length: 7 }, () => client.call('member.securityConfirm', { method: 'password', password: 'wrong' }))
    const codes = (await Promise.all(guesses)).map(outcome => (outcome.success ? 'in' : outcome.errorCode))
    expect(codes.filter(code => code === 'password.wrong')).toHaveLength(5)
    expect(codes.filter(code => code === 'TOO_MANY_REQUEST_LOGIN')).toHaveLength(2)
  })

  test('a member who has nothing to confirm with may start with the session alone', async () => {
    const client = await passwordless('bare_one')
    expect((await overviewOf(client)).confirm).toEqual({ needed: false, methods: [] })
    valueOf(await client.call('member.securityPayeeName', { payeeName: 'Ann Lee' }))
  })

  test('the number by which a member without a password signs in cannot be removed', async () => {
    const client = await passwordless('by_number', { mobile: '639171112203', mobileVerifiedAt: wire.system.clock() })
    valueOf(await client.call('member.securityConfirmCode', { method: 'S' }))
    valueOf(await client.call('member.securityConfirm', { method: 'S', code: await codeSentTo(wire, '+639171112203') }))
    expect(await client.call('member.securityRemove', { factor: 'mobile' })).toMatchObject({ status: 409, errorCode: 'factor.last' })
  })
})

describe('second factors are added after a proof of ownership', () => {
  test('a number and an address by a code sent to them', async () => {
    const client = await signedIn('adds_contact')
    const mobile = { countryDialingCode: '63', mobileNum: '0917 111 2202' }
    valueOf(await client.call('member.securityContactCode', { mobile }))
    expect(await client.call('member.securityContact', { mobile, verificationCode: '000000' })).toMatchObject({
      errorCode: 'verification.code.invalid',
    })
    valueOf(await client.call('member.securityContact', { mobile, verificationCode: await codeSentTo(wire, '+639171112202') }))
    valueOf(await client.call('member.securityContactCode', { email: 'Adds@Example.com' }))
    valueOf(await client.call('member.securityContact', { email: 'adds@example.com', verificationCode: await codeSentTo(wire, 'adds@example.com') }))
    expect((await overviewOf(client)).factors).toEqual({ mobile: '+639•••02', email: 'a•••s@example.com', authenticator: false, payeeName: null })
  })

  test('one that another member proved first is refused, but only after the right code', async () => {
    await memberWith(wire, 'was_first', { email: 'shared@example.com' })
    const client = await signedIn('was_second')
    valueOf(await client.call('member.securityContactCode', { email: 'shared@example.com' }))
    const verificationCode = await codeSentTo(wire, 'shared@example.com')
    expect(await client.call('member.securityContact', { email: 'shared@example.com', verificationCode })).toMatchObject({
      status: 409,
      errorCode: 'email.exists',
    })
  })

  test('a code that another member asked for proves nothing', async () => {
    const [owner, thief] = [await signedIn('code_owner'), await signedIn('code_thief')]
    valueOf(await owner.call('member.securityContactCode', { email: 'owner@example.com' }))
    const verificationCode = await codeSentTo(wire, 'owner@example.com')
    expect(await thief.call('member.securityContact', { email: 'owner@example.com', verificationCode })).toMatchObject({
      errorCode: 'verification.code.invalid',
    })
  })

  test('an authenticator by its current code, which is then used up; the old one stays until then', async () => {
    const client = await signedIn('adds_app')
    expect(await client.call('member.securityAuthenticator', { authCode: '000000' })).toMatchObject({ errorCode: 'verification.code.invalid' })
    const { secret, uri } = valueOf(await client.call('member.securityAuthenticatorBegin', {}))
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect((await overviewOf(client)).factors.authenticator).toBe(false)
    const authCode = codeOfApp(secret, wire.system.clock())
    valueOf(await client.call('member.securityAuthenticator', { authCode: `${authCode.slice(0, 3)} ${authCode.slice(3)}` }))
    expect((await overviewOf(client)).factors.authenticator).toBe(true)
    expect(await client.call('member.securityConfirm', { method: 'G', code: authCode })).toMatchObject({ errorCode: 'verification.code.invalid' })
  })

  test('are removed; the owner is told if they can be reached', async () => {
    const client = await signedIn('removes', { email: 'removes@example.com', secret: newSecret(), payeeName: 'Ann Lee' })
    for (const factor of ['authenticator', 'payeeName', 'email'] as const) valueOf(await client.call('member.securityRemove', { factor }))
    expect((await overviewOf(client)).factors).toEqual({ mobile: null, email: null, authenticator: false, payeeName: null })
    await wire.system.jobs.runDue()
    const sent = (await wire.system.stores.outbox.newest(100)).filter(({ recipient }) => recipient === 'removes@example.com')
    expect(sent).toHaveLength(3)
  })

  test('“always ask” requires a second factor', async () => {
    const client = await signedIn('always')
    expect(await client.call('member.securityAlwaysAsk', { alwaysAsk: true })).toMatchObject({ errorCode: 'factor.missing' })
    valueOf(await client.call('member.securityPayeeName', { payeeName: 'Ann Lee' }))
    valueOf(await client.call('member.securityAlwaysAsk', { alwaysAsk: true }))
    expect((await overviewOf(client)).alwaysAsk).toBe(true)
    expect(await wire.client('alpha', { ip: HOME_IP }).call('session.login', signIn('always'))).toMatchObject({ errorCode: 'login_verify_required' })
  })
})
