import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStage, PARTNER_SECRET, type Stage } from '#account/testing/identity-stage.ts'
import { codeOfApp, codeSentTo, newSecret } from '#account/testing/test-factors.ts'
import { valueOf } from '#testing/test-app.ts'

// Spec 1 §4, "Always ask": the member is asked whichever way they sign in.

let stage: Stage
beforeAll(async () => {
  stage = await createStage()
})
afterAll(() => stage.close())

const demanded = { status: 403, errorCode: 'login_verify_required' }
const code = (secret: string) => codeOfApp(secret, stage.wire.system.clock())

const bySms = async (number: string, more: { readonly remember?: boolean } = {}) => {
  await stage.requestVisitorCode(number)
  return await stage.home().call('session.login', { type: 'sms', username: `63${number}`, password: await stage.codeOf(number), ...more })
}
const byGoogle = async (subject: string) => {
  const firebaseIdToken = await stage.google.token({ subject })
  return await stage.home().call('session.login', { type: 'firebase', firebaseChannel: 'google', firebaseIdToken })
}
/** The token that stands for the first step. */
const stepIn = (outcome: Awaited<ReturnType<typeof bySms>>): string => {
  expect(outcome).toMatchObject(demanded)
  const { firstStep = '' } = (outcome.success ? {} : outcome.value) as { readonly firstStep?: string }
  expect(firstStep).toMatch(/^[\w-]{43}$/)
  return firstStep
}
/** A member with an app, who is always asked or not. */
const memberWithApp = async (alwaysAsk: boolean, more: { readonly mobile?: string } = {}) => {
  const secret = newSecret()
  const member = await stage.member({ secret, ...more })
  await stage.wire.system.stores.factors.set({ merchant: 'alpha', memberId: member.id }, { alwaysAsk })
  return { ...member, secret }
}

// Proves two-factor-19.
describe('a member who is always asked', () => {
  test('by SMS: for another proof than the number, by what stands for the code, which is spent', async () => {
    const number = stage.newNumber()
    const { name, secret } = await memberWithApp(true, { mobile: `63${number}` })
    const refused = await bySms(number)
    const firstStep = stepIn(refused)
    expect(refused).toMatchObject({ value: { sms: false, ga: true, trustDays: 0 } })
    const given = { firstStep, method: 'G', authCode: code(secret), remember: true } as const
    const answer = valueOf(await stage.home().call('session.loginVerification', given))
    expect(answer).toMatchObject({ userName: name, rememberToken: expect.any(String) })
    expect(await stage.home().call('session.loginVerification', { ...given, authCode: '000000' })).toMatchObject({
      errorCode: 'verification.expired',
    })
  })

  test('by SMS: not by the number again', async () => {
    const number = stage.newNumber()
    const { secret } = await memberWithApp(true, { mobile: `63${number}` })
    const firstStep = stepIn(await bySms(number))
    const bySame = { firstStep, method: 'S', mobileNum: number, verificationCode: '000000' } as const
    expect(await stage.home().call('session.loginVerification', bySame)).toMatchObject({ errorCode: 'verification.code.invalid' })
    expect(await stage.home().call('session.loginVerification', { firstStep, method: 'G', authCode: code(secret) })).toMatchObject({ success: true })
  })

  // Proves two-factor-25.
  test('by an identity, and a code is sent by what stands for it', async () => {
    const number = stage.newNumber()
    const { client, name } = await memberWithApp(true, { mobile: `63${number}` })
    const firebaseIdToken = await stage.google.token({ subject: name })
    valueOf(await client.call('member.bindIdentity', { firebaseChannel: 'google', firebaseIdToken }))
    const firstStep = stepIn(await byGoogle(name))
    valueOf(await stage.home().call('verification.smsTwoFactor', { firstStep, countryDialingCode: '63', mobileNum: number }))
    const verificationCode = await codeSentTo(stage.wire, `+63${number}`)
    const given = { firstStep, method: 'S', mobileNum: number, verificationCode } as const
    expect(valueOf(await stage.home().call('session.loginVerification', given))).toMatchObject({ userName: name })
  })

  test('by a partner', async () => {
    const { id } = valueOf(await stage.home().call('session.thirdParty', { assertion: await stage.assertion(PARTNER_SECRET) }))
    await stage.wire.system.stores.factors.set({ merchant: 'alpha', memberId: id }, { payeeName: 'Ann Lee', alwaysAsk: true })
    const firstStep = stepIn(await stage.home().call('session.thirdParty', { assertion: await stage.assertion(PARTNER_SECRET) }))
    const given = { firstStep, method: 'P', payeeName: 'Ann Lee' } as const
    expect(await stage.home().call('session.loginVerification', given)).toMatchObject({ success: true })
  })

  test('by a remember token, which stays valid', async () => {
    const { name, id, rememberToken } = await stage.member({ secret: newSecret() })
    const { factors } = stage.wire.system.stores
    await factors.set({ merchant: 'alpha', memberId: id }, { alwaysAsk: true })
    const byToken = { type: 'username', username: name, rememberToken } as const
    expect(await stage.home().call('session.login', byToken)).toMatchObject(demanded)
    await factors.set({ merchant: 'alpha', memberId: id }, { alwaysAsk: false })
    expect(await stage.home().call('session.login', byToken)).toMatchObject({ success: true })
  })

  test('is let in by SMS where the number is all there is: it has just been proven', async () => {
    const number = stage.newNumber()
    await stage
      .member({ mobile: `63${number}` })
      .then(({ id }) => stage.wire.system.stores.factors.set({ merchant: 'alpha', memberId: id }, { alwaysAsk: true }))
    expect(await bySms(number)).toMatchObject({ success: true })
  })
})

// Proves sign-in-8.
test('who is asked on new networks only is not asked after a code or an identity, and is remembered if they wish', async () => {
  const number = stage.newNumber()
  await memberWithApp(false, { mobile: `63${number}` })
  expect(valueOf(await bySms(number, { remember: true })).rememberToken).toMatch(/^[\w-]{43}$/)
})

test('what stands for a first step is good for 15 minutes and at its own merchant', async () => {
  const number = stage.newNumber()
  const { secret } = await memberWithApp(true, { mobile: `63${number}` })
  const firstStep = stepIn(await bySms(number))
  const request = () => ({ firstStep, method: 'G', authCode: code(secret) }) as const
  expect(await stage.wire.client('beta').call('session.loginVerification', request())).toMatchObject({ errorCode: 'verification.expired' })
  stage.wire.system.clock.advance(15 * 60)
  expect(await stage.home().call('session.loginVerification', request())).toMatchObject({ errorCode: 'verification.expired' })
  expect(await stage.home().call('session.loginVerification', { method: 'G', authCode: '000000' })).toMatchObject({ errorCode: 'request.invalid' })
})
