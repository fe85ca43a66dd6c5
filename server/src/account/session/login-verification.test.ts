import type { loginVerification } from '@foyer/contract/account/session/login-verification'
import type { RequestOf } from '@foyer/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOfApp, codeSentTo, HOME_IP, memberWith, newSecret } from '#account/testing/test-factors.ts'
import { createTestApp, PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const AWAY = '203.0.113.7'
const away = (ip = AWAY) => wire.client('alpha', { ip })
const NONE = { payeeName: false, sms: false, ga: false, email: false }
type Given = Partial<RequestOf<typeof loginVerification>>

const verify = (username: string, given: Given, ip = AWAY) =>
  away(ip).call('session.loginVerification', { username, password: PASSWORD, method: 'G', ...given })

const eventsOf = async (id: string) => (await wire.system.stores.audit.ofMember('alpha', id, 50)).map(({ event }) => event)

/** A member whose password was just verified on a new network. */
const request = async (username: string, factors: Parameters<typeof memberWith>[2]) => {
  const id = await memberWith(wire, username, factors)
  expect(await away().call('session.login', signIn(username))).toMatchObject({ errorCode: 'login_verify_required' })
  return id
}

describe('a sign-in from a network that is not on record (spec 1 §4)', () => {
  // Proves sign-in-6.
  test('requires a second factor that the member has, by the four flags (spec 1 §3)', async () => {
    await memberWith(wire, 'everything', { mobile: '639171111101', email: 'every@example.com', secret: newSecret(), payeeName: 'Ann Lee' })
    const outcome = await away().call('session.login', signIn('everything'))
    expect(outcome).toMatchObject({ status: 403, errorCode: 'login_verify_required' })
    expect(outcome.success ? undefined : outcome.value).toEqual({
      payeeName: false,
      sms: true,
      ga: true,
      email: true,
      passkey: false,
      recoveryCode: false,
      mobileHint: '•••• 1101',
      emailHint: 'e•••y@example.com',
      trustDays: 30,
    })
  })

  // Proves two-factor-15.
  test('requires a payee name if the member has nothing stronger (spec 1 §4, Two-factor modal)', async () => {
    await memberWith(wire, 'named', { payeeName: 'Ann Lee' })
    expect(await away().call('session.login', signIn('named'))).toMatchObject({ value: { ...NONE, payeeName: true } })
  })

  test('requires nothing on a known network, nor before the password is right', async () => {
    await memberWith(wire, 'homely', { secret: newSecret() })
    expect(await wire.client('alpha', { ip: HOME_IP }).call('session.login', signIn('homely'))).toMatchObject({ success: true })
    expect(await away().call('session.login', signIn('homely', { password: 'wrong' }))).toMatchObject({ errorCode: 'login.cred.err' })
  })

  // Proves two-factor-14.
  test('lets a member in who has no second factor; the network is then on record (spec 1 §4, Two-factor modal)', async () => {
    const id = await memberWith(wire, 'bare', {})
    expect(await away().call('session.login', signIn('bare'))).toMatchObject({ success: true })
    expect(await wire.system.stores.networks.ofMember('alpha', id)).toContainEqual(expect.objectContaining({ prefix: '203.0.113.0/24' }))
    expect(await eventsOf(id)).toEqual(['network.added', 'login.succeeded', 'member.registered'])
  })

  test('keeps a remember token valid: the device stays signed out, but can still sign in at home (spec 1 §4, Automatic login)', async () => {
    await memberWith(wire, 'keeper', { secret: newSecret() })
    const home = wire.client('alpha', { ip: HOME_IP })
    const { rememberToken = '' } = valueOf(await home.call('session.login', signIn('keeper', { remember: true })))
    const byToken = { type: 'username', username: 'keeper', rememberToken } as const
    expect(await away().call('session.login', byToken)).toMatchObject({ errorCode: 'login_verify_required' })
    // A token proves no password, so it does not allow the second step.
    expect(await verify('keeper', { authCode: '000000' })).toMatchObject({ errorCode: 'verification.expired' })
    expect(await home.call('session.login', byToken)).toMatchObject({ success: true })
  })
})

describe('who else must give a second factor', () => {
  test('a member who has chosen “always”, also at home', async () => {
    await memberWith(wire, 'careful', { secret: newSecret(), alwaysAsk: true })
    expect(await wire.client('alpha', { ip: HOME_IP }).call('session.login', signIn('careful'))).toMatchObject({
      errorCode: 'login_verify_required',
    })
  })

  test('everybody or nobody, as the merchant configures; a payee name beside other factors if configured', async () => {
    const strict = await createTestApp({ merchants: { alpha: { twoFactor: { ask: 'always', payeeNameBesideOthers: true } } } })
    await memberWith(strict, 'strict', { secret: newSecret(), payeeName: 'Ann Lee' })
    expect(await strict.client('alpha', { ip: HOME_IP }).call('session.login', signIn('strict'))).toMatchObject({
      value: { ...NONE, ga: true, payeeName: true },
    })
    await strict.close()
    const lax = await createTestApp({ merchants: { alpha: { twoFactor: { ask: 'never' } } } })
    await memberWith(lax, 'relaxed', { secret: newSecret() })
    expect(await lax.client('alpha', { ip: AWAY }).call('session.login', signIn('relaxed'))).toMatchObject({ success: true })
    await lax.close()
  })
})

// Proves requests-18.
describe('POST /wps/session/login/verification (spec 1 §7)', () => {
  // Proves two-factor-2.
  test('G: a code of the app signs in, works once, and puts the network on record', async () => {
    const secret = newSecret()
    const id = await request('with_app', { secret })
    const authCode = codeOfApp(secret, wire.system.clock())
    expect(valueOf(await verify('with_app', { authCode, remember: true }))).toMatchObject({ userName: 'with_app', rememberToken: expect.any(String) })
    expect(await eventsOf(id)).toEqual(expect.arrayContaining(['verification.asked', 'login.succeeded', 'network.added']))
    expect(await away().call('session.login', signIn('with_app'))).toMatchObject({ success: true })

    await away('192.0.2.7').call('session.login', signIn('with_app'))
    expect(await verify('with_app', { authCode }, '192.0.2.7')).toMatchObject({ errorCode: 'verification.code.invalid' })
  })

  test('G: of several at once with one code exactly one signs in', async () => {
    const secret = newSecret()
    await request('raced', { secret })
    const authCode = codeOfApp(secret, wire.system.clock())
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => verify('raced', { authCode })))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
  })

  // Proves two-factor-2.
  test('S: the typed number must be the member’s, and the code the one sent to it', async () => {
    await request('with_sms', { mobile: '639171111102' })
    const send = (mobileNum: string) => away().call('verification.smsTwoFactor', { username: 'with_sms', password: PASSWORD, mobileNum })
    expect(await send('9171111103')).toMatchObject({ status: 403, errorCode: 'contact.mismatch' })
    expect(valueOf(await send('09171111102')).expirationTime).toBe(60)
    const verificationCode = await codeSentTo(wire, '+639171111102')
    expect(await verify('with_sms', { method: 'S', mobileNum: '9171111103', verificationCode })).toMatchObject({
      errorCode: 'verification.code.invalid',
    })
    expect(await verify('with_sms', { method: 'S', mobileNum: '9171111102', verificationCode })).toMatchObject({ success: true })
  })

  // Proves two-factor-2.
  test('E: accepts a mailed code with the address (spec 1 §3, Two-factor request)', async () => {
    await request('with_mail', { email: 'with@example.com' })
    const given = { method: 'E', email: 'With@example.com' } as const
    expect(await verify('with_mail', given)).toMatchObject({ errorCode: 'verification.code.invalid' })
    valueOf(await away().call('verification.emailTwoFactor', { username: 'with_mail', password: PASSWORD, email: 'with@EXAMPLE.com' }))
    expect(await verify('with_mail', { ...given, verificationCode: await codeSentTo(wire, 'with@example.com') })).toMatchObject({ success: true })
  })

  // Proves two-factor-2.
  test('P: the name signs in, with any spacing and letter case', async () => {
    await request('payee', { payeeName: 'Ann Marie Lee' })
    expect(await verify('payee', { method: 'P', payeeName: ' ann  marie LEE ' })).toMatchObject({ success: true })
  })

  test('a method that was not offered counts as wrong', async () => {
    await request('both', { payeeName: 'Ann Lee', secret: newSecret() })
    expect(await verify('both', { method: 'P', payeeName: 'Ann Lee' })).toMatchObject({ errorCode: 'payee.name.wrong' })
    await request('nothing_else', { secret: newSecret() })
    expect(await verify('nothing_else', { method: 'E', email: '', verificationCode: '' })).toMatchObject({ errorCode: 'verification.code.invalid' })
  })

  test('repeats the password: a wrong one is refused, and so is one that was not verified recently', async () => {
    const secret = newSecret()
    await request('repeats', { secret })
    const authCode = codeOfApp(secret, wire.system.clock())
    expect(await verify('repeats', { password: 'wrong', authCode })).toMatchObject({ errorCode: 'login.cred.err' })
    // Another network, an unknown name, or too late: the same answer, so that passwords can be guessed at sign-in only.
    expect(await verify('repeats', { authCode }, '192.0.2.9')).toMatchObject({ errorCode: 'verification.expired' })
    expect(await verify('nobody_at_all', { authCode })).toMatchObject({ errorCode: 'verification.expired' })
    wire.system.clock.advance(15 * 60)
    expect(await verify('repeats', { authCode: codeOfApp(secret, wire.system.clock()) })).toMatchObject({ errorCode: 'verification.expired' })
  })
})

describe('guesses count before they are verified, and no lock is permanent (decision 6)', () => {
  test('5 codes in 15 minutes for each method, at once or not', async () => {
    const secret = newSecret()
    await request('guessed', { secret, email: 'guessed@example.com' })
    const outcomes = await Promise.all(Array.from({ length: 9 }, (_, guess) => verify('guessed', { authCode: `00000${guess}` })))
    const codes = outcomes.map(outcome => (outcome.success ? 'in' : outcome.errorCode))
    expect(codes.filter(code => code === 'verification.code.invalid')).toHaveLength(5)
    expect(codes.filter(code => code === 'TOO_MANY_REQUEST_LOGIN')).toHaveLength(4)
    // Another method still works.
    expect(await verify('guessed', { method: 'E', email: 'guessed@example.com', verificationCode: '000000' })).toMatchObject({
      errorCode: 'verification.code.invalid',
    })
    wire.system.clock.advance(15 * 60)
    await away().call('session.login', signIn('guessed'))
    expect(await verify('guessed', { authCode: codeOfApp(secret, wire.system.clock()) })).toMatchObject({ success: true })
  })

  // Proves two-factor-15.
  test('3 payee names a day (spec 1 §4, Two-factor modal)', async () => {
    await request('three', { payeeName: 'Ann Lee' })
    for (let guess = 0; guess < 3; guess++)
      expect(await verify('three', { method: 'P', payeeName: `Guess ${guess}` })).toMatchObject({ errorCode: 'payee.name.wrong' })
    wire.system.clock.advance(23 * 3600)
    await away().call('session.login', signIn('three'))
    expect(await verify('three', { method: 'P', payeeName: 'Ann Lee' })).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_LOGIN' })
    wire.system.clock.advance(3600)
    await away().call('session.login', signIn('three'))
    expect(await verify('three', { method: 'P', payeeName: 'Ann Lee' })).toMatchObject({ success: true })
  })
})

test('a member who can be reached is told of a new network', async () => {
  const secret = newSecret()
  await request('told', { email: 'told@example.com', secret })
  valueOf(await verify('told', { authCode: codeOfApp(secret, wire.system.clock()) }))
  await wire.system.jobs.runDue()
  const [message] = (await wire.system.stores.outbox.newest(50)).filter(({ recipient }) => recipient === 'told@example.com')
  expect(message).toMatchObject({ channel: 'email', subject: 'Alpha: security notice', text: expect.stringContaining('new network') })
})

test('an operator’s dump holds no authenticator secret in plain (sealed at rest)', async () => {
  const secret = newSecret()
  const id = await memberWith(wire, 'sealed', { secret })
  const { authenticatorSecret } = await wire.system.stores.factors.of('alpha', id)
  expect(authenticatorSecret).not.toContain(secret)
  expect(wire.system.seals.open('authenticator', authenticatorSecret ?? '')).toBe(secret)
})
