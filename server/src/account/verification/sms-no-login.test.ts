import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeSentTo, memberWith } from '#account/testing/test-factors.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { seenOf, wrongCode } from '#testing/same-answers.ts'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database, merchants: { beta: { captcha: { scenes: { sms: true } }, login: { ways: ['username'] } } } })
})
afterAll(() => wire.close())

const client = () => wire.client()
const call = (mobileNum: string) => client().call('verification.smsNoLogin', { countryDialingCode: '63', mobileNum })
const signIn = (mobileNum: string, code: string) => client().call('session.login', { type: 'sms', username: `63${mobileNum}`, password: code })

/** Requests a code and reads it from the outbox. */
const codeFor = async (mobileNum: string): Promise<string> => {
  valueOf(await call(mobileNum))
  return await codeSentTo(wire, `+63${mobileNum}`)
}

describe('a code for a number (spec 1 §3, SMS send)', () => {
  test('is sent to anybody’s number, and a member’s number gets the same answer and work', async () => {
    await memberWith(wire, 'reachable', { mobile: '639170000001' })
    // The first request creates the counters of the network and of the day.
    await call('9170000009')
    const known = await seenOf(database.db, () => call('9170000001'))
    const unknown = await seenOf(database.db, () => call('9170000002'))
    expect(known).toEqual(unknown)
    expect(known.outcome).toMatchObject({ success: true, value: { expirationTime: 60, codeLifetime: 5 * 60 } })
    expect([await codeSentTo(wire, '+639170000001'), await codeSentTo(wire, '+639170000002')]).toEqual([
      expect.stringMatching(/^\d{6}$/),
      expect.stringMatching(/^\d{6}$/),
    ])
  })

  test('can be requested again after a minute, and replaces the previous one', async () => {
    const first = await codeFor('9170000003')
    expect(await call('0917 000 0003')).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST', value: { retryAfter: 60 } })
    wire.system.clock.advance(60)
    const second = await codeFor('9170000003')
    expect(await signIn('9170000003', first)).toMatchObject({ errorCode: 'verification.code.invalid' })
    expect(await signIn('9170000003', second)).toMatchObject({ errorCode: 'mobile.unknown' })
  })

  test.each([
    ['63', '12'],
    ['63', 'not a number'],
    ['49', '15112345678'],
  ])('of +%s %s is refused: not a number, or of a country that is not served', async (countryDialingCode, mobileNum) => {
    expect(await client().call('verification.smsNoLogin', { countryDialingCode, mobileNum })).toMatchObject({ errorCode: 'mobile.invalid' })
  })

  test('requires a captcha if the merchant asks for one', async () => {
    const request = await seenOf(database.db, () =>
      wire.client('beta').call('verification.smsNoLogin', { countryDialingCode: '55', mobileNum: '11912345678' }),
    )
    expect(request.outcome).toMatchObject({ errorCode: 'captcha_required', value: { scene: 'sms' } })
    expect(request.rows).toMatchObject({ one_time_codes: 0, jobs: 0 })
  })

  // Proves two-factor-6.
  test('requires a captcha of everybody once half of the country’s budget of the day is used', async () => {
    const small = await createTestApp({ merchants: { alpha: { sms: { provider: 'outbox', budget: { perCountryPerDay: 6 } } } } })
    const from = (ip: string) =>
      small.client('alpha', { ip }).call('verification.smsNoLogin', { countryDialingCode: '63', mobileNum: `91700001${ip.slice(-2)}` })
    for (const ip of ['192.0.2.10', '192.0.2.11', '192.0.2.12']) expect(await from(ip)).toMatchObject({ success: true })
    expect(await from('192.0.2.13')).toMatchObject({ errorCode: 'captcha_required', value: { scene: 'sms', provider: 'slider' } })
    small.system.clock.advance(24 * 60 * 60)
    expect(await from('192.0.2.13')).toMatchObject({ success: true })
    await small.close()
  })
})

// Proves requests-19, sign-in-2.
describe('a sign-in by SMS (spec 1 §3, Type sms: user name is dialling code and number, password is the code)', () => {
  test('opens a session, once, and issues a remember token where the member asks for it', async () => {
    const id = await memberWith(wire, 'texter', { mobile: '639170000011' })
    const password = await codeFor('9170000011')
    const request = { type: 'sms', username: '+63 917 000 0011', password, remember: true } as const
    const session = valueOf(await client().call('session.login', request))
    expect(session).toMatchObject({ id })
    expect(session.rememberToken).toEqual(expect.any(String))
    expect(await client().call('session.login', request)).toMatchObject({ errorCode: 'verification.code.invalid' })
    const [came] = (await wire.system.stores.audit.ofMember('alpha', id, 2)).filter(({ event }) => event === 'login.succeeded')
    expect(came?.detail).toMatchObject({ by: 'sms' })
  })

  test('does not reveal whose number it is before the code is right: same answer, same rows', async () => {
    await memberWith(wire, 'guarded', { mobile: '639170000012' })
    const code = await codeFor('9170000012')
    const strange = await codeFor('9170000013')
    const known = await seenOf(database.db, () => signIn('9170000012', wrongCode(code)))
    expect(known.outcome).toMatchObject({ status: 403, errorCode: 'verification.code.invalid' })
    expect(await seenOf(database.db, () => signIn('9170000013', wrongCode(strange)))).toEqual(known)
    expect((await seenOf(database.db, () => signIn('9170000014', '123456'))).outcome).toEqual(known.outcome)
  })

  test('with a right code for a number without a member leaves the code valid for registration', async () => {
    const code = await codeFor('9170000015')
    expect(await signIn('9170000015', code)).toMatchObject({ status: 403, errorCode: 'mobile.unknown' })
    const outcome = await client().call('member.registerMobile', {
      countryDialingCode: '63',
      mobileNum: '9170000015',
      verificationCode: code,
      password: 'Lantern-42-river',
      login: false,
      registerMethod: 'H5',
    })
    expect(outcome).toMatchObject({ success: true })
  })

  test('with the right code many times at once succeeds once', async () => {
    await memberWith(wire, 'racer', { mobile: '639170000016' })
    const code = await codeFor('9170000016')
    const racing = client()
    await racing.publicKey()
    const request = { type: 'sms', username: '639170000016', password: code } as const
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => racing.call('session.login', request)))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
  })

  test('after simultaneous wrong guesses leaves no try for the right code', async () => {
    await memberWith(wire, 'target', { mobile: '639170000017' })
    const code = await codeFor('9170000017')
    const guessing = client()
    await guessing.publicKey()
    const request = { type: 'sms', username: '639170000017', password: wrongCode(code) } as const
    await Promise.all(Array.from({ length: 5 }, () => guessing.call('session.login', request)))
    expect(await signIn('9170000017', code)).toMatchObject({ errorCode: 'verification.code.invalid' })
    // This is not permanent: another code lets the member in.
    wire.system.clock.advance(60)
    expect(await signIn('9170000017', await codeFor('9170000017'))).toMatchObject({ success: true })
  })

  test('after the code’s five minutes is refused', async () => {
    await memberWith(wire, 'late', { mobile: '639170000018' })
    const code = await codeFor('9170000018')
    wire.system.clock.advance(5 * 60)
    expect(await signIn('9170000018', code)).toMatchObject({ errorCode: 'verification.code.invalid' })
  })

  test('is refused if the merchant does not offer this sign-in', async () => {
    const request = { type: 'sms', username: '5511912345678', password: '123456' } as const
    expect(await wire.client('beta').call('session.login', request)).toMatchObject({ errorCode: 'message.channel.off' })
  })
})

// Proves two-factor-4.
test('checks no more than five of many simultaneous guesses (spec 1 §3, A code)', async () => {
  const { codes } = wire.system.stores
  const now = wire.system.clock()
  await codes.put({ merchant: 'alpha', key: 'guessed', codeHash: 'hash', expiresAt: new Date(now.getTime() + 5 * 60_000) })
  const looked = await Promise.all(Array.from({ length: 20 }, () => codes.countTry('alpha', 'guessed', 5, now)))
  expect(looked.filter(hash => hash !== undefined)).toHaveLength(5)
})
