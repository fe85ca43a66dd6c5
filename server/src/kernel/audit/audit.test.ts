import type { CallName } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, bySession, createStage, PARTNER_SECRET, writtenBy, type Act, type Stage } from '#account/testing/identity-stage.ts'
import { passkeyStage } from '#account/testing/passkey-stage.ts'
import { codeOfApp, codeSentTo, newSecret } from '#account/testing/test-factors.ts'
import { PASSWORD, registration, signIn, valueOf } from '#testing/test-app.ts'
import type { AuditName } from './audit-event.ts'

// The audit log records every identity event, and no secrets.

const NEW_PASSWORD = 'Orchard-77-cloud'
const DEVICE = 'd'.repeat(32)

let stage: Stage
beforeAll(async () => {
  stage = await createStage()
})
afterAll(() => stage.close())

type IdentityCall = Extract<CallName, `session.${string}` | `member.${string}` | `verification.${string}`>
const NOTHING = [[], undefined] as const

/** The events that each call records on success; `NOTHING` for calls that only read, or change nothing of an identity. */
const written: Readonly<Record<IdentityCall, readonly [events: readonly AuditName[], act: Act | undefined]>> = {
  'session.rsaKey': NOTHING,
  'session.login': [['login.succeeded'], bySession(({ name }, { home }) => home().call('session.login', signIn(name)))],
  'session.loginVerification': [
    ['login.succeeded', 'network.added'],
    async ({ wire, halfway }) => {
      const secret = newSecret()
      const { client, credentials } = await halfway({ secret })
      const authCode = codeOfApp(secret, wire.system.clock())
      return () => client.call('session.loginVerification', { ...credentials, method: 'G', authCode })
    },
  ],
  'session.passkeyOptions': NOTHING,
  'session.passkeyLogin': [
    ['login.succeeded'],
    async ({ wire, home, member }) => {
      const { client } = await member()
      const { add, options } = passkeyStage(wire)
      const { device } = await add(client)
      return async () => home().call('session.passkeyLogin', { passkey: device.use(await options(home())) })
    },
  ],
  'session.freePlay': [['login.succeeded'], atOnce(({ home }) => home().call('session.freePlay', {}))],
  'session.thirdParty': [
    ['member.registered', 'login.succeeded'],
    async ({ home, assertion }) => {
      const said = await assertion(PARTNER_SECRET)
      return () => home().call('session.thirdParty', { assertion: said })
    },
  ],
  'session.handoff': [['handoff.made'], bySession(({ client }) => client.call('session.handoff', {}))],
  'session.takeHandoff': [
    ['login.succeeded'],
    async ({ home, member }) => {
      const { client } = await member()
      const { code } = valueOf(await client.call('session.handoff', {}))
      return () => home().call('session.takeHandoff', { code })
    },
  ],
  'session.logout': [['logout'], bySession(({ client }) => client.call('session.logout', {}))],
  'member.register': [['member.registered'], atOnce(({ home }) => home().call('member.register', registration('audited_newcomer')))],
  'member.registerMobile': [
    ['member.registered'],
    async ({ home, newNumber, mobile, requestVisitorCode, codeOf }) => {
      const number = newNumber()
      await requestVisitorCode(number)
      const code = await codeOf(number)
      return () => home().call('member.registerMobile', { ...mobile(number), verificationCode: code, login: true, registerMethod: 'H5' })
    },
  ],
  'member.registerAutoUsername': [
    ['member.registered'],
    atOnce(({ home }) => home().call('member.registerAutoUsername', { login: true, registerMethod: 'H5' })),
  ],
  'member.registerFirebase': [
    ['member.registered'],
    async ({ google, home }) => {
      const proven = { firebaseChannel: 'google' as const, firebaseIdToken: await google.token({ subject: 'newcomer' }) }
      return () => home().call('member.registerFirebase', { ...proven, login: true, registerMethod: 'H5' })
    },
  ],
  'member.close': [['account.closed'], bySession(({ client }) => client.call('member.close', {}))],
  'member.bindIdentity': [
    ['identity.bound'],
    bySession(async ({ client }, { google }) =>
      client.call('member.bindIdentity', { firebaseChannel: 'google', firebaseIdToken: await google.token({ subject: 'bound' }) }),
    ),
  ],
  'member.info': NOTHING,
  'member.language': NOTHING,
  'member.profileIcon': NOTHING,
  'member.password': [
    ['password.changed'],
    bySession(({ client }) => client.call('member.password', { oldPassword: PASSWORD, newPassword: NEW_PASSWORD })),
  ],
  'member.passwordRecoverySms': [['code.sent'], atOnce(({ newNumber, requestRecoveryCode }) => requestRecoveryCode(newNumber()))],
  'member.passwordRecoveryEmail': [['code.sent'], atOnce(({ home, newEmail }) => home().call('member.passwordRecoveryEmail', { email: newEmail() }))],
  'member.passwordRecovery': [
    ['password.recovered'],
    async ({ home, newNumber, mobile, member, requestRecoveryCode, codeOf }) => {
      const number = newNumber()
      await member({ mobile: `63${number}` })
      await requestRecoveryCode(number)
      const verificationCode = await codeOf(number)
      return () => home().call('member.passwordRecovery', { ...mobile(number), verificationCode, newPassword: NEW_PASSWORD })
    },
  ],
  'member.security': NOTHING,
  'member.securityEvents': NOTHING,
  'member.securityConfirm': [
    ['confirmation.given'],
    bySession(({ client }) => client.call('member.securityConfirm', { method: 'password', password: PASSWORD })),
  ],
  'member.securityConfirmCode': [
    ['code.sent'],
    bySession(({ client }) => client.call('member.securityConfirmCode', { method: 'E' }), { email: 'confirms@audit.example' }),
  ],
  'member.securityContactCode': [
    ['code.sent'],
    bySession(({ client }, { newEmail }) => client.call('member.securityContactCode', { email: newEmail() })),
  ],
  'member.securityContact': [
    ['factor.added'],
    async ({ wire, newEmail, member }) => {
      const { client } = await member()
      const email = newEmail()
      valueOf(await client.call('member.securityContactCode', { email }))
      const verificationCode = await codeSentTo(wire, email)
      return () => client.call('member.securityContact', { email, verificationCode })
    },
  ],
  'member.securityPayeeName': [['factor.added'], bySession(({ client }) => client.call('member.securityPayeeName', { payeeName: 'Ann Lee' }))],
  'member.securityAuthenticatorBegin': [['factor.begun'], bySession(({ client }) => client.call('member.securityAuthenticatorBegin', {}))],
  'member.securityAuthenticator': [
    ['factor.added'],
    async ({ wire, member }) => {
      const { client } = await member()
      const { secret } = valueOf(await client.call('member.securityAuthenticatorBegin', {}))
      return () => client.call('member.securityAuthenticator', { authCode: codeOfApp(secret, wire.system.clock()) })
    },
  ],
  'member.securityRemove': [
    ['factor.removed'],
    bySession(({ client }) => client.call('member.securityRemove', { factor: 'payeeName' }), { payeeName: 'Ann Lee' }),
  ],
  'member.securityAlwaysAsk': [
    ['factor.always-ask'],
    bySession(({ client }) => client.call('member.securityAlwaysAsk', { alwaysAsk: true }), { payeeName: 'Ann Lee' }),
  ],
  'member.securityRecoveryCodes': [
    ['recovery-codes.made'],
    bySession(({ client }) => client.call('member.securityRecoveryCodes', {}), { payeeName: 'Ann Lee' }),
  ],
  'member.securityTrustEnd': [
    ['device.trust-ended'],
    async ({ wire, halfway }) => {
      const secret = newSecret()
      const { client, credentials } = await halfway({ secret })
      const given = { method: 'G', authCode: codeOfApp(secret, wire.system.clock()), trustDevice: true, loginDeviceId: DEVICE } as const
      client.token = valueOf(await client.call('session.loginVerification', { ...credentials, ...given })).token
      const [device] = valueOf(await client.call('member.security', {})).trustedDevices
      return () => client.call('member.securityTrustEnd', { id: device?.id ?? '' })
    },
  ],
  'member.passkeyBegin': NOTHING,
  'member.passkeyAdd': [
    ['factor.added'],
    async ({ wire, member }) => {
      const { client } = await member()
      return async () => (await passkeyStage(wire).add(client)).outcome
    },
  ],
  'member.passkeyRename': NOTHING,
  'member.passkeyKeep': [
    ['factor.added'],
    async ({ wire, member }) => {
      const { client } = await member()
      await passkeyStage(wire).add(client)
      const { list } = valueOf(await client.call('member.security', {})).passkeys
      const { customerId: memberId } = valueOf(await client.call('member.info', {}))
      await wire.system.stores.passkeys.holdAllOf({ merchant: 'alpha', memberId }, wire.system.clock())
      return () => client.call('member.passkeyKeep', { ids: list.map(({ id }) => id) })
    },
  ],
  'member.passkeyRemove': [
    ['factor.removed'],
    async ({ wire, member }) => {
      const { client } = await member()
      await passkeyStage(wire).add(client)
      const [passkey] = valueOf(await client.call('member.security', {})).passkeys.list
      return () => client.call('member.passkeyRemove', { id: passkey?.id ?? '' })
    },
  ],
  'member.securityIdentityUnbind': [
    ['identity.unbound'],
    async ({ google, member }) => {
      const { client } = await member()
      const firebaseIdToken = await google.token({ subject: 'unbound' })
      valueOf(await client.call('member.bindIdentity', { firebaseChannel: 'google', firebaseIdToken }))
      const [bound] = valueOf(await client.call('member.security', {})).identities
      return () => client.call('member.securityIdentityUnbind', { id: bound?.id ?? '' })
    },
  ],
  'member.securitySessionEnd': [
    ['session.ended', 'session.ended'],
    async ({ home, member }) => {
      const { client, name } = await member()
      valueOf(await home().call('session.login', signIn(name, { loginDeviceId: DEVICE })))
      return () => client.call('member.securitySessionEnd', {})
    },
  ],
  'member.securityNetworkForget': [
    ['network.forgotten'],
    bySession(({ client }) => client.call('member.securityNetworkForget', { prefix: '198.51.100.0/24' })),
  ],
  'verification.smsNoLogin': [['code.sent'], atOnce(({ newNumber, requestVisitorCode }) => requestVisitorCode(newNumber()))],
  'verification.smsTwoFactor': [
    ['code.sent'],
    async ({ newNumber, halfway }) => {
      const number = newNumber()
      const { client, credentials } = await halfway({ mobile: `63${number}` })
      return () => client.call('verification.smsTwoFactor', { ...credentials, mobileNum: number })
    },
  ],
  'verification.emailTwoFactor': [
    ['code.sent'],
    async ({ newEmail, halfway }) => {
      const email = newEmail()
      const { client, credentials } = await halfway({ email })
      return () => client.call('verification.emailTwoFactor', { ...credentials, email })
    },
  ],
}

describe('a change of an identity is recorded', () => {
  const acts = Object.entries(written).flatMap(([name, [events, act]]) => (act ? [[name, events, act] as const] : []))
  test.each(acts)('%s: %j', async (_name, events, act) => {
    expect(await writtenBy(stage, act)).toEqual({ success: true, events })
  })

  test('a sign-in by code from a new network, and one that binds an identity for the first time, are recorded too', async () => {
    const number = stage.newNumber()
    await stage.member({ mobile: `63${number}` })
    await stage.requestVisitorCode(number)
    const password = await stage.codeOf(number)
    const bySms = atOnce(({ away }) => away().call('session.login', { type: 'sms', username: `63${number}`, password }))
    expect(await writtenBy(stage, bySms)).toEqual({ success: true, events: ['login.succeeded', 'network.added'] })
    const firebaseIdToken = await stage.google.token({ subject: 'phone', provider: 'phone', phone: `+63${number}` })
    const byPhone = atOnce(({ home }) => home().call('session.login', { type: 'firebase', firebaseChannel: 'phone', firebaseIdToken }))
    expect(await writtenBy(stage, byPhone)).toEqual({ success: true, events: ['identity.bound', 'login.succeeded'] })
  })

  test('a trusted device and a recovery code are recorded with the sign-in', async () => {
    const secret = newSecret()
    const trusting = await stage.halfway({ secret })
    const given = { method: 'G', authCode: codeOfApp(secret, stage.wire.system.clock()), trustDevice: true, loginDeviceId: DEVICE } as const
    const trusts = atOnce(() => trusting.client.call('session.loginVerification', { ...trusting.credentials, ...given }))
    expect(await writtenBy(stage, trusts)).toEqual({ success: true, events: ['device.trusted', 'login.succeeded', 'network.added'] })
  })

  test('a remembered login that ends without a session is recorded', async () => {
    const { rememberToken } = await stage.member()
    const forget = atOnce(({ home }) => home().call('session.logout', { rememberToken }))
    expect(await writtenBy(stage, forget)).toEqual({ success: true, events: ['logout'] })
    expect(await writtenBy(stage, forget)).toEqual({ success: true, events: [] })
  })
})

test('no event holds a password, a code or a token', async () => {
  const said = JSON.stringify(await stage.events())
  for (const secret of [PASSWORD, NEW_PASSWORD, PARTNER_SECRET, '000000', 'ho_', 'eyJ']) expect(said).not.toContain(secret)
  expect(said.length).toBeGreaterThan(1000)
})
