import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOfApp, HOME_IP, memberWith, newSecret } from '#account/testing/test-factors.ts'
import { createTestApp, PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'

// Spec 1 §4, A trusted device.

const PHONE = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)
const DAY = 24 * 60 * 60
const demanded = { status: 403, errorCode: 'login_verify_required' }

let wire: TestApp
let strict: TestApp
beforeAll(async () => {
  wire = await createTestApp()
  strict = await createTestApp({ merchants: { alpha: { twoFactor: { trustDays: 0 } } } })
})
afterAll(async () => {
  await wire.close()
  await strict.close()
})

let networks = 0
/** From a network that nobody has signed in from before. */
const away = (app = wire) => app.client('alpha', { ip: `10.9.${(networks += 1)}.7` })

/** Gives a second factor from a new network, and wants the device trusted. */
const trusting = async (app: TestApp, username: string, secret: string, device = PHONE) => {
  const client = away(app)
  expect(await client.call('session.login', signIn(username, { loginDeviceId: device }))).toMatchObject(demanded)
  const authCode = codeOfApp(secret, app.system.clock())
  const given = { username, password: PASSWORD, method: 'G', authCode, trustDevice: true, loginDeviceId: device } as const
  return valueOf(await client.call('session.loginVerification', given))
}

const trusted = async (username: string, more: Parameters<typeof memberWith>[2] = {}) => {
  const secret = newSecret()
  await memberWith(wire, username, { secret, ...more })
  const { deviceTrust = '', token } = await trusting(wire, username, secret)
  return { secret, deviceTrust, token }
}
const comesBack = (username: string, deviceTrust: string[], loginDeviceId = PHONE) =>
  away().call('session.login', signIn(username, { loginDeviceId, deviceTrust }))

// Proves two-factor-17.
describe('a device that was trusted after a second factor', () => {
  test('is not asked again because of a new network alone, for 30 days', async () => {
    const { deviceTrust } = await trusted('commuter')
    expect(await comesBack('commuter', [deviceTrust])).toMatchObject({ success: true })
    expect(await comesBack('commuter', [])).toMatchObject(demanded)
    wire.system.clock.advance(30 * DAY - 1)
    expect(await comesBack('commuter', [deviceTrust])).toMatchObject({ success: true })
    wire.system.clock.advance(1)
    expect(await comesBack('commuter', [deviceTrust])).toMatchObject(demanded)
  })

  test('signs in by itself from a new network too', async () => {
    const { deviceTrust } = await trusted('remembered')
    const device = { loginDeviceId: PHONE }
    const first = valueOf(await away().call('session.login', signIn('remembered', { ...device, deviceTrust: [deviceTrust], remember: true })))
    const byToken = { type: 'username', username: 'remembered', rememberToken: first.rememberToken ?? '', ...device } as const
    expect(await away().call('session.login', byToken)).toMatchObject(demanded)
    expect(await away().call('session.login', { ...byToken, deviceTrust: [deviceTrust] })).toMatchObject({ success: true })
  })

  test('is bound to its device and its member', async () => {
    const { deviceTrust } = await trusted('bound_one')
    await trusted('bound_two')
    expect(await comesBack('bound_one', [deviceTrust], OTHER)).toMatchObject(demanded)
    expect(await comesBack('bound_two', [deviceTrust])).toMatchObject(demanded)
  })

  test('may be shared by members: it shows what it holds of each', async () => {
    const [one, two] = [await trusted('shares_one'), await trusted('shares_two')]
    for (const name of ['shares_one', 'shares_two'])
      expect(await comesBack(name, [two.deviceTrust, one.deviceTrust])).toMatchObject({ success: true })
  })

  test('is still asked where the member is always asked, and the page is told that trusting changes nothing', async () => {
    const { deviceTrust, token } = await trusted('always_one')
    const client = wire.client('alpha', { ip: HOME_IP })
    client.token = token
    valueOf(await client.call('member.securityAlwaysAsk', { alwaysAsk: true }))
    const request = await comesBack('always_one', [deviceTrust])
    expect(request).toMatchObject({ ...demanded, value: { trustDays: 0 } })
  })
})

// Proves two-factor-17.
test('a device that does not say which one it is cannot be trusted; nor any where the merchant trusts none', async () => {
  const secret = newSecret()
  await memberWith(wire, 'nameless', { secret })
  const client = away()
  expect(await client.call('session.login', signIn('nameless'))).toMatchObject({ ...demanded, value: { trustDays: 30 } })
  const given = { username: 'nameless', password: PASSWORD, method: 'G', trustDevice: true } as const
  const answer = valueOf(await client.call('session.loginVerification', { ...given, authCode: codeOfApp(secret, wire.system.clock()) }))
  expect(answer.deviceTrust).toBeUndefined()

  await memberWith(strict, 'strict_one', { secret })
  expect((await trusting(strict, 'strict_one', secret)).deviceTrust).toBeUndefined()
})

// Proves two-factor-17.
describe('the member', () => {
  const signedInWith = (token: string) => {
    const client = wire.client('alpha', { ip: HOME_IP })
    client.token = token
    return client
  }

  test('sees trusted devices on the security page, and ends the trust', async () => {
    const { deviceTrust, token } = await trusted('lists')
    const client = signedInWith(token)
    const [device] = valueOf(await client.call('member.security', {})).trustedDevices
    const at = wire.system.clock()
    const until = new Date(at.getTime() + 30 * DAY * 1000)
    expect(device).toMatchObject({ trustedAt: at.toISOString(), expiresAt: until.toISOString(), current: true })
    await trusted('stranger')
    valueOf(await signedInWith((await trusted('stranger_two')).token).call('member.securityTrustEnd', { id: device?.id ?? '' }))
    expect(await comesBack('lists', [deviceTrust])).toMatchObject({ success: true })
    valueOf(await client.call('member.securityTrustEnd', { id: device?.id ?? '' }))
    expect(valueOf(await client.call('member.security', {})).trustedDevices).toEqual([])
    expect(await comesBack('lists', [deviceTrust])).toMatchObject(demanded)
  })

  test('a device is listed once, however often it was trusted', async () => {
    const { secret, token } = await trusted('again')
    wire.system.clock.advance(60)
    await trusting(wire, 'again', secret)
    expect(valueOf(await signedInWith(token).call('member.security', {})).trustedDevices).toHaveLength(1)
  })

  test('who logs all other devices out trusts them no longer', async () => {
    const { deviceTrust } = await trusted('lost_phone')
    const client = wire.client('alpha', { ip: HOME_IP })
    client.token = valueOf(await client.call('session.login', signIn('lost_phone', { loginDeviceId: OTHER }))).token
    valueOf(await client.call('member.securitySessionEnd', {}))
    expect(await comesBack('lost_phone', [deviceTrust])).toMatchObject(demanded)
  })

  test('a changed password ends the trust in other devices', async () => {
    const { deviceTrust } = await trusted('changes')
    const client = wire.client('alpha', { ip: HOME_IP })
    client.token = valueOf(await client.call('session.login', signIn('changes', { loginDeviceId: OTHER }))).token
    valueOf(await client.call('member.password', { oldPassword: PASSWORD, newPassword: 'Orchard-77-cloud' }))
    const request = signIn('changes', { password: 'Orchard-77-cloud', loginDeviceId: PHONE, deviceTrust: [deviceTrust] })
    expect(await away().call('session.login', request)).toMatchObject(demanded)
  })

  test('is not told of a new network where the device is trusted', async () => {
    const { deviceTrust } = await trusted('untold', { email: 'untold@example.com' })
    await wire.system.jobs.runDue()
    const sent = async () => (await wire.system.stores.outbox.newest(100)).filter(({ recipient }) => recipient === 'untold@example.com').length
    const before = await sent()
    valueOf(await comesBack('untold', [deviceTrust]))
    await wire.system.jobs.runDue()
    expect(await sent()).toBe(before)
  })
})
