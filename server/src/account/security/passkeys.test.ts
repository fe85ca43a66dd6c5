import { MOST_PASSKEYS } from '@foyer/contract/account/passkeys/passkeys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSession } from '#account/session/find-session.ts'
import { AWAY_IP, passkeyStage } from '#account/testing/passkey-stage.ts'
import { testAuthenticator } from '#account/testing/test-authenticator.ts'
import { HOME_IP } from '#account/testing/test-factors.ts'
import { resetFactors, resetFactorsOf } from '#account/two-factor/reset-factors.ts'
import { callerOf, createTestApp, PASSWORD, registered, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { passkeyAdd } from './add-passkey.ts'

let wire: TestApp
let stage: ReturnType<typeof passkeyStage>
beforeAll(async () => {
  const session = { idleSeconds: 3600 }
  wire = await createTestApp({ clock: testClock(), merchants: { alpha: { session }, beta: { session, passkeys: { offered: false } } } })
  stage = passkeyStage(wire)
})
afterAll(() => wire.close())

const listOf = async (client: WireClient) => valueOf(await client.call('member.security', {})).passkeys.list
const idOf = async (client: WireClient, at = 0) => (await listOf(client))[at]?.id ?? 'none'
const grow = () => wire.system.clock.advance(10 * 60)

// Proves two-factor-27.
describe('the passkeys of the security page', () => {
  test('are made after a confirmation; this is recorded, and the member is told', async () => {
    const { client, customerId } = await registered(wire, 'makes', { ip: HOME_IP })
    await wire.system.stores.members.setContact('alpha', customerId, { channel: 'email', recipient: 'makes@example.com' }, wire.system.clock())
    grow()
    expect(await client.call('member.passkeyBegin', {})).toMatchObject({ errorCode: 'confirmation.required' })
    valueOf(await client.call('member.securityConfirm', { method: 'password', password: PASSWORD }))
    valueOf((await stage.add(client)).outcome)
    expect(valueOf(await client.call('member.securityEvents', {}))[0]).toMatchObject({ event: 'factor.added' })
    await wire.system.jobs.runDue()
    expect((await wire.system.stores.outbox.newest(1)).map(({ recipient }) => recipient)).toEqual(['makes@example.com'])
  })

  test('carry the name that the member gives them, and nothing of the device’s own id', async () => {
    const { client, device } = await stage.member('names')
    valueOf(await client.call('member.passkeyRename', { id: await idOf(client), name: '  My   phone ' }))
    const list = await listOf(client)
    expect(list).toMatchObject([{ name: 'My phone' }])
    expect(JSON.stringify(list)).not.toContain(device.id)
  })

  test('are at most ten, also where two are added at once', async () => {
    const { client } = await registered(wire, 'most', { ip: HOME_IP })
    for (let made = 1; made < MOST_PASSKEYS; made += 1) valueOf((await stage.add(client)).outcome)
    const begun = [valueOf(await client.call('member.passkeyBegin', {})), valueOf(await client.call('member.passkeyBegin', {}))]
    const outcomes = await Promise.all(begun.map(one => client.call('member.passkeyAdd', { passkey: testAuthenticator().make(one) })))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
    expect(await listOf(client)).toHaveLength(MOST_PASSKEYS)
    expect(await client.call('member.passkeyBegin', {})).toMatchObject({ errorCode: 'passkey.most' })
  })

  test('one that is removed no longer signs in; the answer names it to the browser, and recovery codes go with the last factor', async () => {
    const { client, device } = await stage.member('removes')
    grow()
    const id = await idOf(client)
    expect(await client.call('member.passkeyRemove', { id })).toMatchObject({ errorCode: 'confirmation.required' })
    valueOf(await client.call('member.securityConfirm', { method: 'password', password: PASSWORD }))
    expect(valueOf(await client.call('member.passkeyRemove', { id }))).toEqual({ removed: { domain: 'alpha.test', credential: device.id } })
    expect(valueOf(await client.call('member.passkeyRemove', { id }))).toEqual({})
    expect(await stage.logIn(device)).toMatchObject({ errorCode: 'passkey.invalid' })
    expect(valueOf(await client.call('member.security', {})).recoveryCodes).toBe(0)
    expect(await wire.client('alpha', { ip: AWAY_IP }).call('session.login', signIn('removes'))).toMatchObject({ success: true })
  })

  test('are the member’s own: nobody else names or removes them', async () => {
    const { client: owner } = await stage.member('owns')
    const { client: other } = await stage.member('other')
    const id = await idOf(owner)
    valueOf(await other.call('member.passkeyRename', { id, name: 'mine' }))
    valueOf(await other.call('member.passkeyRemove', { id }))
    expect(await listOf(owner)).toMatchObject([{ name: null }])
  })
})

// Proves two-factor-28.
describe('making one', () => {
  const invalid = { errorCode: 'passkey.invalid' }

  test('needs the merchant’s own page, a device that has verified who holds it, and a challenge made for this member', async () => {
    const { client } = await registered(wire, 'strict', { ip: HOME_IP })
    const { client: other } = await registered(wire, 'stranger', { ip: HOME_IP })
    expect((await stage.add(client, undefined, { origin: 'https://evil.test' })).outcome).toMatchObject(invalid)
    expect((await stage.add(client, undefined, { domain: 'evil.test' })).outcome).toMatchObject(invalid)
    expect((await stage.add(client, undefined, { verified: false })).outcome).toMatchObject(invalid)
    expect((await stage.add(client, undefined, { crossOrigin: true })).outcome).toMatchObject(invalid)
    const begun = valueOf(await other.call('member.passkeyBegin', {}))
    expect(await client.call('member.passkeyAdd', { passkey: testAuthenticator().make(begun) })).toMatchObject(invalid)
    expect(await listOf(client)).toEqual([])
  })

  test('takes the id that is signed, and none that is longer than ids may be', async () => {
    const { client } = await registered(wire, 'long', { ip: HOME_IP })
    const { id } = testAuthenticator()
    expect((await stage.add(client, testAuthenticator({ idBytes: 4_000 }), { id })).outcome).toMatchObject(invalid)
    expect((await stage.add(client, testAuthenticator(), { id })).outcome).toMatchObject(invalid)
    expect(await listOf(client)).toEqual([])
  })

  test('works once for a challenge, and never for a passkey that somebody has', async () => {
    const { client } = await registered(wire, 'again', { ip: HOME_IP })
    const { device } = await stage.member('first')
    const begun = valueOf(await client.call('member.passkeyBegin', {}))
    valueOf(await client.call('member.passkeyAdd', { passkey: testAuthenticator().make(begun) }))
    expect(await client.call('member.passkeyAdd', { passkey: testAuthenticator().make(begun) })).toMatchObject(invalid)
    expect((await stage.add(client, device)).outcome).toMatchObject(invalid)
  })

  test('leaves none on an account that was closed meanwhile', async () => {
    const { client, customerId } = await registered(wire, 'closing', { ip: HOME_IP })
    const begun = valueOf(await client.call('member.passkeyBegin', {}))
    const visitor = callerOf(wire, { ip: HOME_IP })
    const session = await findSession(wire.system)(client.token, visitor)
    valueOf(await client.call('member.close', {}))
    const adding = passkeyAdd(wire.system)({ passkey: testAuthenticator().make(begun) }, { ...visitor, session })
    await expect(adding).rejects.toMatchObject({ code: 'user.or.token.invalid' })
    expect(await wire.system.stores.passkeys.ofMember({ merchant: 'alpha', memberId: customerId })).toEqual([])
  })

  test('is not offered where the merchant wants none, nor is a challenge', async () => {
    const { client } = await registered(wire, 'none', { ip: HOME_IP, merchant: 'beta' })
    expect(valueOf(await client.call('member.security', {})).passkeys).toMatchObject({ offered: false, list: [] })
    expect(await client.call('member.passkeyBegin', {})).toMatchObject({ errorCode: 'passkey.off' })
    expect(await wire.client('beta').call('session.passkeyOptions', {})).toMatchObject({ errorCode: 'passkey.off' })
  })
})

// Proves two-factor-29.
describe('confirming by a passkey', () => {
  test('works by one’s own, and by no other', async () => {
    const { client, device } = await stage.member('confirms')
    const { device: other } = await stage.member('confirms_not')
    grow()
    expect(valueOf(await client.call('member.security', {})).confirm).toEqual({ needed: true, methods: ['password', 'K'] })
    const by = async (one: typeof device) => client.call('member.securityConfirm', { method: 'K', passkey: one.use(await stage.options(client)) })
    expect(await by(other)).toMatchObject({ errorCode: 'passkey.invalid' })
    valueOf(await by(device))
    expect(valueOf(await client.call('member.security', {})).confirm.needed).toBe(false)
  })
})

// Proves two-factor-30.
test('staff take passkeys away alone, and leave the other factors', async () => {
  const { client, device } = await stage.member('lost_one')
  valueOf(await client.call('member.securityPayeeName', { payeeName: 'Ann Lee' }))
  const { customerId } = valueOf(await client.call('member.info', {}))
  const { merchant } = callerOf(wire)
  const wanted = { operator: 'test', only: 'passkeys' } as const
  expect(await wire.system.inUnit(unit => resetFactorsOf(wire.system)(unit, merchant, customerId, wanted))).toMatchObject({ removed: ['passkeys'] })
  expect(await stage.logIn(device)).toMatchObject({ errorCode: 'passkey.invalid' })
  expect(valueOf(await client.call('member.security', {}))).toMatchObject({ factors: { payeeName: expect.any(String) as string }, recoveryCodes: 10 })
})

// Proves two-factor-30.
test('staff take passkeys away with the other factors, for a member who has lost the device', async () => {
  const { client, device } = await stage.member('lost')
  const merchant = wire.system.merchants.byCode('alpha')
  if (!merchant) throw new Error('the merchant is missing')
  expect(await resetFactors(wire.system)(merchant, 'lost', 'test')).toMatchObject({ removed: ['passkeys', 'recoveryCodes'] })
  expect(await stage.logIn(device)).toMatchObject({ errorCode: 'passkey.invalid' })
  expect(await listOf(client)).toEqual([])
})
