import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeSentTo, HOME_IP, memberWith } from '#account/testing/test-factors.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { seenOf, wrongCode } from '#testing/same-answers.ts'
import { createTestApp, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database, merchants: { alpha: { flags: { MOBILENUMPASSREG3: false } } } })
})
afterAll(() => wire.close())

const NEW_PASSWORD = 'Orchard-77-cloud'
const client = () => wire.client('alpha', { ip: HOME_IP })
const bySms = (mobileNum: string) => ({ countryDialingCode: '63', mobileNum })
const requestSms = (mobileNum: string) => client().call('member.passwordRecoverySms', bySms(mobileNum))
const requestEmail = (email: string) => client().call('member.passwordRecoveryEmail', { email })
const recover = (to: { readonly email: string } | ReturnType<typeof bySms>, verificationCode: string, newPassword = NEW_PASSWORD) =>
  client().call('member.passwordRecovery', { ...to, verificationCode, newPassword })

const isSentTo = async (recipient: string) => {
  await wire.system.jobs.runDue()
  return (await wire.system.stores.outbox.newest(100)).some(message => message.recipient === recipient)
}

const ways = [
  { way: 'SMS', name: 'by_sms', factors: { mobile: '639180000001' }, to: bySms('9180000001'), inbox: '+639180000001' },
  { way: 'e-mail', name: 'by_email', factors: { email: 'by@example.com' }, to: { email: 'By@Example.com' }, inbox: 'by@example.com' },
] as const

describe.each(ways)('a password recovered by $way', ({ name, factors, to, inbox }) => {
  test('replaces the old one and ends every session and remember token', async () => {
    const id = await memberWith(wire, name, factors)
    const device = client()
    const { token, rememberToken = '' } = valueOf(await device.call('session.login', signIn(name, { remember: true })))
    device.token = token
    valueOf('email' in to ? await requestEmail(to.email) : await requestSms(to.mobileNum))
    const code = await codeSentTo(wire, inbox)
    valueOf(await recover(to, code))

    expect(await device.call('member.info', {})).toMatchObject({ status: 401 })
    expect(await client().call('session.login', { type: 'username', username: name, rememberToken })).toMatchObject({
      errorCode: 'remember.token.invalid',
    })
    expect(await client().call('session.login', signIn(name))).toMatchObject({ errorCode: 'login.cred.err' })
    expect(await client().call('session.login', signIn(name, { password: NEW_PASSWORD }))).toMatchObject({ success: true })
    expect(await recover(to, code)).toMatchObject({ errorCode: 'verification.code.invalid' })
    const events = (await wire.system.stores.audit.ofMember('alpha', id, 50)).map(({ event }) => event)
    expect(events).toContain('password.recovered')
  })
})

// Proves sign-in-25.
describe('the answer does not reveal whether a number or address is a member’s (decision 9)', () => {
  test('a request for a code gets the same answer and leaves the same rows; only members get the message', async () => {
    await memberWith(wire, 'findable', { mobile: '639180000002', email: 'findable@example.com' })
    // The first request of each kind creates the counters that all share.
    await requestSms('9180000009')
    await requestEmail('first@example.com')
    expect(await seenOf(database.db, () => requestSms('9180000003'))).toEqual(await seenOf(database.db, () => requestSms('9180000002')))
    expect(await seenOf(database.db, () => requestEmail('nobody@example.com'))).toEqual(
      await seenOf(database.db, () => requestEmail('findable@example.com')),
    )
    expect([await isSentTo('+639180000002'), await isSentTo('findable@example.com')]).toEqual([true, true])
    expect([await isSentTo('+639180000003'), await isSentTo('nobody@example.com')]).toEqual([false, false])
  })

  test('a wrong code gets the same answer', async () => {
    await memberWith(wire, 'guessed', { mobile: '639180000004' })
    await requestSms('9180000004')
    await requestSms('9180000005')
    const code = await codeSentTo(wire, '+639180000004')
    const known = await seenOf(database.db, () => recover(bySms('9180000004'), wrongCode(code)))
    expect(known.outcome).toMatchObject({ status: 403, errorCode: 'verification.code.invalid' })
    expect(await seenOf(database.db, () => recover(bySms('9180000005'), wrongCode(code)))).toEqual(known)
  })
})

describe('a recovery', () => {
  test('sets the first password of a member who had none', async () => {
    const { clock, stores } = wire.system
    const { customerId } = valueOf(await client().call('member.registerMobile', await proven('9180000006')))
    const member = await stores.members.byId('alpha', customerId)
    expect(member?.passwordHash).toBeNull()
    clock.advance(60)
    await requestSms('9180000006')
    valueOf(await recover(bySms('9180000006'), await codeSentTo(wire, '+639180000006')))
    expect((await stores.members.byId('alpha', customerId))?.passwordChangedAt).toEqual(clock())
    const request = signIn(member?.username ?? '', { password: NEW_PASSWORD })
    expect(await client().call('session.login', request)).toMatchObject({ success: true })
  })

  test('with a weak password is refused before the code is checked, and the code stays valid', async () => {
    await memberWith(wire, 'careless', { mobile: '639180000007' })
    await requestSms('9180000007')
    const code = await codeSentTo(wire, '+639180000007')
    for (let time = 0; time < 6; time++) expect(await recover(bySms('9180000007'), code, 'password1')).toMatchObject({ errorCode: 'password.weak' })
    expect(await recover(bySms('9180000007'), code)).toMatchObject({ success: true })
  })

  test('requested many times at once succeeds once', async () => {
    await memberWith(wire, 'hurried', { mobile: '639180000008' })
    await requestSms('9180000008')
    const code = await codeSentTo(wire, '+639180000008')
    const outcomes = await Promise.all(Array.from({ length: 4 }, (_, time) => recover(bySms('9180000008'), code, `${NEW_PASSWORD}${time}`)))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
  })

  test('accepts no code that was sent for another purpose', async () => {
    await memberWith(wire, 'mixed', { mobile: '639180000010' })
    valueOf(await client().call('verification.smsNoLogin', bySms('9180000010')))
    expect(await recover(bySms('9180000010'), await codeSentTo(wire, '+639180000010'))).toMatchObject({ errorCode: 'verification.code.invalid' })
  })

  test('without a number or an address is refused', async () => {
    const request = { verificationCode: '123456', newPassword: NEW_PASSWORD }
    expect(await client().call('member.passwordRecovery', request)).toMatchObject({ errorCode: 'request.invalid' })
  })
})

/** Registers with a number whose code was just read. */
const proven = async (mobileNum: string) => {
  valueOf(await client().call('verification.smsNoLogin', bySms(mobileNum)))
  const verificationCode = await codeSentTo(wire, `+63${mobileNum}`)
  return { ...bySms(mobileNum), verificationCode, login: true, registerMethod: 'H5' } as const
}
