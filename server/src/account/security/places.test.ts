import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOME_IP, memberWith, newSecret } from '#account/testing/test-factors.ts'
import { createTestApp, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { testEvent } from '#testing/test-rows.ts'
import type { WireClient } from '#testing/wire-client.ts'

let wire: TestApp
beforeAll(async () => {
  // Longer than a confirmation lives, so that sessions outlive it.
  wire = await createTestApp({ merchants: { alpha: { session: { idleSeconds: 3600 } } } })
})
afterAll(() => wire.close())

/** A member signed in at home. */
const signedIn = async (username: string, factors: Parameters<typeof memberWith>[2] = {}): Promise<WireClient> => {
  await memberWith(wire, username, factors)
  const client = wire.client('alpha', { ip: HOME_IP })
  client.token = valueOf(await client.call('session.login', signIn(username, { loginDeviceId: 'a'.repeat(32) }))).token
  return client
}
const overviewOf = async (client: WireClient) => valueOf(await client.call('member.security', {}))

describe('open sessions and known networks', () => {
  const other = async (username: string, device: string) => {
    const client = wire.client('alpha', { ip: HOME_IP, headers: { 'User-Agent': 'Other/1' } })
    const { token, rememberToken = '' } = valueOf(
      await client.call('session.login', signIn(username, { remember: true, loginDeviceId: device.repeat(32) })),
    )
    client.token = token
    return { client, byToken: { type: 'username', username, rememberToken, loginDeviceId: device.repeat(32) } as const }
  }

  test('are listed, with this one marked; ending one also ends the remembered login of its device', async () => {
    const client = await signedIn('places')
    const gone = await other('places', 'b')
    const kept = await other('places', 'c')
    const { sessions, networks } = await overviewOf(client)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(networks).toEqual([expect.objectContaining({ prefix: '198.51.100.0/24', current: true })])
    const id = (await overviewOf(gone.client)).sessions.find(({ current }) => current)?.id ?? ''
    valueOf(await client.call('member.securitySessionEnd', { id }))
    expect(await gone.client.call('member.security', {})).toMatchObject({ status: 401 })
    expect(await gone.client.call('session.login', gone.byToken)).toMatchObject({ errorCode: 'remember.token.invalid' })
    expect(await kept.client.call('session.login', kept.byToken)).toMatchObject({ success: true })
  })

  test('all others end at once; none of another member', async () => {
    const client = await signedIn('ends_all')
    const stranger = await signedIn('stranger')
    const gone = await other('ends_all', 'd')
    const strangersId = (await overviewOf(stranger)).sessions[0]?.id ?? ''
    valueOf(await client.call('member.securitySessionEnd', { id: strangersId }))
    valueOf(await client.call('member.securitySessionEnd', {}))
    expect(await gone.client.call('member.security', {})).toMatchObject({ status: 401 })
    expect((await overviewOf(client)).sessions).toEqual([expect.objectContaining({ current: true })])
    expect((await overviewOf(stranger)).sessions).toHaveLength(2)
  })

  test('a forgotten network requires a second factor again', async () => {
    const client = await signedIn('forgets', { secret: newSecret() })
    valueOf(await client.call('member.securityNetworkForget', { prefix: '198.51.100.0/24' }))
    expect((await overviewOf(client)).networks).toEqual([])
    expect(await wire.client('alpha', { ip: HOME_IP }).call('session.login', signIn('forgets'))).toMatchObject({ errorCode: 'login_verify_required' })
  })

  test('text that is no network is not looked up; IPv6 and unknown networks are', async () => {
    const client = await signedIn('misnames')
    for (const prefix of ['\u0000', '203.0.113.0/24\u0000', '', "'; drop table networks"])
      expect(await client.call('member.securityNetworkForget', { prefix })).toMatchObject({ status: 400, errorCode: 'request.invalid' })
    for (const prefix of ['2001:db8::/64', 'unknown']) valueOf(await client.call('member.securityNetworkForget', { prefix }))
  })

  test('the latest events are shown, newest first, without details that only operators need', async () => {
    const client = await signedIn('watched')
    const events = valueOf(await client.call('member.securityEvents', {}))
    expect(events.map(({ event }) => event)).toEqual(['login.succeeded', 'member.registered'])
    expect(Object.keys(events[0] ?? {}).toSorted()).toEqual(['at', 'event', 'network', 'userAgent'])
  })

  // Proves sign-in-19.
  test('strangers’ failed sign-ins do not push the member’s own events out of sight', async () => {
    const client = await signedIn('besieged')
    const { customerId } = valueOf(await client.call('member.info', {}))
    for (let failed = 1; failed <= 40; failed += 1) {
      const at = new Date(wire.system.clock().getTime() + failed * 1000)
      await wire.system.stores.audit.add(testEvent('login.failed', { memberId: customerId, at }))
    }
    const events = valueOf(await client.call('member.securityEvents', {})).map(({ event }) => event)
    expect(events).toEqual([...Array.from({ length: 5 }, () => 'login.failed'), 'login.succeeded', 'member.registered'])
  })
})
