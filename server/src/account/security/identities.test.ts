import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGoogleStandIn, firebaseSetting, identityProof, type GoogleStandIn, type IdentityWishes } from '#account/testing/google-stand-in.ts'
import { createTestApp, PASSWORD, registration, valueOf, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import type { WireClient } from '#testing/wire-client.ts'

const PARTNER_SECRET = 'p'.repeat(32)
const firebase = { ...firebaseSetting, channels: [...firebaseSetting.channels] }
const partners = [{ id: 'club.example', algorithm: 'HS256' as const, secret: 'CLUB_SECRET' }]
let wire: TestApp
let google: GoogleStandIn
beforeAll(async () => {
  const clock = testClock()
  google = await createGoogleStandIn(clock)
  wire = await createTestApp({
    clock,
    fetch: google.fetch,
    env: { ALPHA__CLUB_SECRET: PARTNER_SECRET },
    merchants: { alpha: { firebase, partners, session: { idleSeconds: 3600 } } },
  })
})
afterAll(() => wire.close())

const proof = (subject: string, wishes?: IdentityWishes) => identityProof(google, subject, wishes)
const phone = (subject: string, number: string) => proof(subject, { provider: 'phone', phone: number })

/** Registers by user name and password, and signs in. */
const byName = async (username: string): Promise<WireClient> => {
  const client = wire.client()
  client.token = valueOf(await client.call('member.register', registration(username))).token
  return client
}
/** Registers by an identity, without a password. */
const byIdentity = async (request: Awaited<ReturnType<typeof proof>>): Promise<WireClient> => {
  const client = wire.client()
  client.token = valueOf(await client.call('member.registerFirebase', { ...request, login: true, registerMethod: 'H5' })).token
  return client
}
const overviewOf = async (client: WireClient) => valueOf(await client.call('member.security', {}))
const idOf = async (client: WireClient, channel: 'phone' | 'google' = 'google') =>
  (await overviewOf(client)).identities.find(identity => identity.channel === channel)?.id ?? 'none'
const unbind = async (client: WireClient, channel?: 'phone' | 'google') =>
  client.call('member.securityIdentityUnbind', { id: await idOf(client, channel) })
const grow = () => wire.system.clock.advance(10 * 60)
const lastWay = { status: 409, errorCode: 'factor.last' }
const unknown = { errorCode: 'bind_customer_required' }

describe('identities on the security page', () => {
  test('are listed with the method used last, without the provider’s user id', async () => {
    const client = await byName('lists')
    valueOf(await client.call('member.bindIdentity', await proof('lists-google')))
    wire.system.clock.advance(1)
    valueOf(await client.call('member.bindIdentity', await phone('lists-phone', '+639170000101')))
    const { identities } = await overviewOf(client)
    expect(identities.map(({ channel }) => channel)).toEqual(['google', 'phone'])
    expect(JSON.stringify(identities)).not.toContain('lists-')
  })

  test('one that is unbound no longer signs in; this is recorded, and the owner is told', async () => {
    const client = await byName('unbinds')
    const { customerId } = valueOf(await client.call('member.info', {}))
    await wire.system.stores.members.setContact('alpha', customerId, { channel: 'email', recipient: 'unbinds@example.com' }, wire.system.clock())
    valueOf(await client.call('member.bindIdentity', await proof('unbinds-google')))
    valueOf(await unbind(client))
    expect((await overviewOf(client)).identities).toEqual([])
    expect(await wire.client().call('session.login', { type: 'firebase', ...(await proof('unbinds-google')) })).toMatchObject(unknown)
    const events = valueOf(await client.call('member.securityEvents', {}))
    expect(events.slice(0, 2).map(({ event }) => event)).toEqual(['identity.unbound', 'identity.bound'])
    await wire.system.jobs.runDue()
    expect((await wire.system.stores.outbox.newest(100)).filter(({ recipient }) => recipient === 'unbinds@example.com')).toHaveLength(2)
  })

  test('of another member cannot be reached', async () => {
    const owner = await byName('owns_it')
    valueOf(await owner.call('member.bindIdentity', await proof('owned')))
    valueOf(await (await byName('wants_it')).call('member.securityIdentityUnbind', { id: await idOf(owner) }))
    expect((await overviewOf(owner)).identities).toHaveLength(1)
  })

  test('are bound and unbound by a member who confirmed recently', async () => {
    const client = await byName('stale')
    valueOf(await client.call('member.bindIdentity', await proof('stale-google')))
    grow()
    const required = { status: 403, errorCode: 'confirmation.required' }
    expect(await client.call('member.bindIdentity', await phone('stale-phone', '+639170000102'))).toMatchObject(required)
    expect(await unbind(client)).toMatchObject(required)
    valueOf(await client.call('member.securityConfirm', { method: 'password', password: PASSWORD }))
    valueOf(await unbind(client))
  })
})

describe('the last way to sign in cannot be removed', () => {
  test('an identity stays while there is neither a password nor another identity', async () => {
    const client = await byIdentity(await proof('only'))
    expect(await unbind(client)).toMatchObject(lastWay)
    expect((await overviewOf(client)).identities).toHaveLength(1)
    client.token = valueOf(await client.call('member.password', { newPassword: PASSWORD })).token
    valueOf(await unbind(client))
  })

  test('with two ways, another identity or a number that signs in, only one of them can be removed', async () => {
    const client = await byIdentity(await proof('first-of-two'))
    valueOf(await client.call('member.bindIdentity', await phone('second-of-two', '+639170000103')))
    valueOf(await unbind(client))
    expect(await unbind(client, 'phone')).toMatchObject(lastWay)

    const withNumber = await byIdentity(await phone('numbered', '+639170000104'))
    valueOf(await unbind(withNumber, 'phone'))
    expect(await withNumber.call('member.securityRemove', { factor: 'mobile' })).toMatchObject(lastWay)
  })

  test('the number can be removed while an identity stays', async () => {
    const client = await byIdentity(await phone('keeps-phone', '+639170000105'))
    valueOf(await client.call('member.securityRemove', { factor: 'mobile' }))
    expect(await unbind(client, 'phone')).toMatchObject(lastWay)
  })

  test('of two removed at the same time, one stays', async () => {
    const client = await byIdentity(await proof('race-1'))
    valueOf(await client.call('member.bindIdentity', await proof('race-2')))
    const { identities } = await overviewOf(client)
    const outcomes = await Promise.all(identities.map(({ id }) => client.call('member.securityIdentityUnbind', { id })))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
    expect((await overviewOf(client)).identities).toHaveLength(1)
  })

  test('a sign-in by a partner counts as a way, and is not listed', async () => {
    const text = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const now = Math.floor(wire.system.clock().getTime() / 1000)
    const head = `${text({ alg: 'HS256' })}.${text({ iss: 'club.example', aud: 'alpha', sub: 'ann', jti: 'j1', iat: now, exp: now + 60 })}`
    const assertion = `${head}.${createHmac('sha256', PARTNER_SECRET).update(head).digest('base64url')}`
    const client = wire.client()
    client.token = valueOf(await client.call('session.thirdParty', { assertion })).token
    expect((await overviewOf(client)).identities).toEqual([])
    valueOf(await client.call('member.bindIdentity', await proof('partner-too')))
    valueOf(await unbind(client))
  })
})

describe('a member without a password confirms by an identity', () => {
  test('that is bound; then sets the first password', async () => {
    const client = await byIdentity(await proof('confirms'))
    grow()
    expect((await overviewOf(client)).confirm).toEqual({ needed: true, methods: ['I'] })
    expect(await client.call('member.password', { newPassword: PASSWORD })).toMatchObject({ errorCode: 'confirmation.required' })
    valueOf(await client.call('member.securityConfirm', { method: 'I', ...(await proof('confirms')) }))
    valueOf(await client.call('member.password', { newPassword: PASSWORD }))
  })

  test('but not by another one, nor by a token that proves nothing', async () => {
    const client = await byIdentity(await proof('confirms-not'))
    grow()
    const other = { method: 'I' as const, ...(await proof('somebody-else')) }
    expect(await client.call('member.securityConfirm', other)).toMatchObject({ status: 403, errorCode: 'identity.mismatch' })
    expect(await client.call('member.securityConfirm', { method: 'I' })).toMatchObject({ errorCode: 'identity.mismatch' })
    const forged = { method: 'I' as const, ...(await proof('confirms-not', { claims: { aud: 'other' } })) }
    expect(await client.call('member.securityConfirm', forged)).toMatchObject({ errorCode: 'identity.token.invalid' })
    expect((await overviewOf(client)).confirm.needed).toBe(true)
  })
})
