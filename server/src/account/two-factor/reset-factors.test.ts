import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfApp, HOME_IP, memberWith, newSecret } from '#account/testing/test-factors.ts'
import { createTestApp, PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { resetFactors } from './reset-factors.ts'

// Spec 1 §4, Recovery codes: an operator has a command for the rest.

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const reset = async (name: string) => {
  const merchant = wire.system.merchants.byCode('alpha')
  if (!merchant) throw new Error('there is no merchant alpha')
  return await resetFactors(wire.system)(merchant, name, 'olivia')
}

// Proves two-factor-18.
test('a member who lost every factor signs in from a new network again, with the password alone', async () => {
  const secret = newSecret()
  const id = await memberWith(wire, 'lost_all', { secret, email: 'lost@example.com', mobile: '639171117701', payeeName: 'Ann Lee', alwaysAsk: true })
  const away = wire.client('alpha', { ip: '203.0.113.7' })
  const device = { loginDeviceId: 'a'.repeat(32) }
  expect(await away.call('session.login', signIn('lost_all', device))).toMatchObject({ errorCode: 'login_verify_required' })
  const given = { username: 'lost_all', password: PASSWORD, method: 'G', authCode: codeOfApp(secret, wire.system.clock()) } as const
  const client = wire.client('alpha', { ip: HOME_IP })
  client.token = valueOf(await away.call('session.loginVerification', { ...given, ...device, trustDevice: true })).token
  valueOf(await client.call('member.securityRecoveryCodes', {}))

  expect(await reset('LOST_ALL')).toEqual({
    username: 'lost_all',
    removed: ['mobile', 'email', 'authenticator', 'payeeName', 'recoveryCodes'],
    isNumberKept: false,
  })
  expect(valueOf(await client.call('member.security', {}))).toMatchObject({
    factors: { mobile: null, email: null, authenticator: false, payeeName: null },
    alwaysAsk: false,
    recoveryCodes: 0,
    trustedDevices: [],
  })
  expect(await wire.client('alpha', { ip: '192.0.2.7' }).call('session.login', signIn('lost_all'))).toMatchObject({ success: true })

  const audited = (await wire.system.stores.audit.ofMember('alpha', id, 50)).find(({ event }) => event === 'factor.reset')
  expect(audited?.detail).toEqual({ factor: 'mobile, email, authenticator, payeeName, recoveryCodes', operator: 'olivia' })
  await wire.system.jobs.runDue()
  expect((await wire.system.stores.outbox.newest(10)).map(({ recipient }) => recipient)).toContain('lost@example.com')
})

// Proves two-factor-18.
test('a number that is the only way in stays', async () => {
  const at = wire.system.clock()
  const member = testMember('by_number', {
    passwordHash: null,
    mobile: '639171117702',
    mobileVerifiedAt: at,
    email: 'kept@example.com',
    emailVerifiedAt: at,
  })
  await wire.system.stores.members.add(member, testRegistration)
  expect(await reset('+639171117702')).toMatchObject({ removed: ['email'], isNumberKept: true })
  expect(await wire.system.stores.members.byId('alpha', 'by_number')).toMatchObject({ mobile: '639171117702', mobileVerifiedAt: at, email: null })
})

test('a name that nobody has changes nothing', async () => {
  expect(await reset('nobody_here')).toBeUndefined()
})

test('the member always hears of it, also after five other notices of the day', async () => {
  const id = await memberWith(wire, 'flooded_one', { email: 'flooded@example.com' })
  const rule = { name: 'security-message', points: 5, seconds: 86_400, code: 'TOO_MANY_REQUEST' } as const
  for (let notice = 0; notice < 5; notice += 1) await wire.system.limits.consume('alpha', rule, id)
  await reset('flooded_one')
  await wire.system.jobs.runDue()
  expect((await wire.system.stores.outbox.newest(10)).map(({ recipient }) => recipient)).toContain('flooded@example.com')
})
