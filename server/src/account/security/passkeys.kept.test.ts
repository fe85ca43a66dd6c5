import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSession } from '#account/session/find-session.ts'
import { passkeyStage } from '#account/testing/passkey-stage.ts'
import { testAuthenticator } from '#account/testing/test-authenticator.ts'
import { codeSentTo, HOME_IP } from '#account/testing/test-factors.ts'
import { callerOf, createTestApp, PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { passkeyAdd } from './add-passkey.ts'

const NEW = 'Orchard-77-cloud'
let wire: TestApp
let stage: ReturnType<typeof passkeyStage>
beforeAll(async () => {
  wire = await createTestApp({ clock: testClock(), merchants: { alpha: { session: { idleSeconds: 3600 } } } })
  stage = passkeyStage(wire)
})
afterAll(() => wire.close())

const securityOf = async (client: WireClient) => valueOf(await client.call('member.security', {}))
const idOf = async (client: WireClient) => valueOf(await client.call('member.info', {})).customerId
const emailOf = (name: string) => `${name}@example.com`

/** A member with a passkey and a proven address, by which the password is recovered. */
const memberWithAddress = async (name: string) => {
  const { client, device } = await stage.member(name)
  await wire.system.stores.members.setContact('alpha', await idOf(client), { channel: 'email', recipient: emailOf(name) }, wire.system.clock())
  return { client, device }
}
const recover = async (name: string) => {
  const visitor = wire.client('alpha', { ip: HOME_IP })
  valueOf(await visitor.call('member.passwordRecoveryEmail', { email: emailOf(name) }))
  const verificationCode = await codeSentTo(wire, emailOf(name))
  valueOf(await visitor.call('member.passwordRecovery', { email: emailOf(name), verificationCode, newPassword: NEW }))
}
const signedIn = async (name: string) => {
  const client = wire.client('alpha', { ip: HOME_IP })
  client.token = valueOf(await client.call('session.login', signIn(name, { password: NEW }))).token
  return client
}
const noticesOf = async (name: string) => {
  await wire.system.jobs.runDue()
  return (await wire.system.stores.outbox.newest(20)).filter(
    ({ recipient, text }) => recipient === emailOf(name) && text.includes('password of your'),
  )
}

// Proves two-factor-32.
describe('a password that was recovered', () => {
  test('stops every passkey, as a way in, as a second factor and as a confirmation; the member is told', async () => {
    const { device } = await memberWithAddress('stolen')
    await recover('stolen')
    expect(await stage.logIn(device)).toMatchObject({ errorCode: 'passkey.held' })
    const owner = await signedIn('stolen')
    expect((await securityOf(owner)).passkeys.list).toMatchObject([{ held: true }])
    expect((await securityOf(owner)).confirm.methods).not.toContain('K')
    const away = await wire.client('alpha', { ip: '192.0.2.77' }).call('session.login', signIn('stolen', { password: NEW }))
    expect(away).toMatchObject({ errorCode: 'login_verify_required', value: { passkey: false, email: true, recoveryCode: true } })
    expect(await noticesOf('stolen')).toHaveLength(1)
  })

  test('those that the member says are theirs work again, after a confirmation; this is recorded', async () => {
    const { device } = await memberWithAddress('keeps')
    await recover('keeps')
    const owner = await signedIn('keeps')
    const ids = (await securityOf(owner)).passkeys.list.map(({ id }) => id)
    wire.system.clock.advance(11 * 60)
    expect(await owner.call('member.passkeyKeep', { ids })).toMatchObject({ errorCode: 'confirmation.required' })
    valueOf(await owner.call('member.securityConfirm', { method: 'password', password: NEW }))
    valueOf(await owner.call('member.passkeyKeep', { ids }))
    valueOf(await stage.logIn(device))
    const added = async () => valueOf(await owner.call('member.securityEvents', {})).filter(({ event }) => event === 'factor.added').length
    const before = await added()
    // For one that works already no second notice is sent.
    valueOf(await owner.call('member.passkeyKeep', { ids }))
    expect(await added()).toBe(before)
  })

  test('nobody keeps another’s', async () => {
    const { device } = await memberWithAddress('mine')
    await recover('mine')
    const ids = (await securityOf(await signedIn('mine'))).passkeys.list.map(({ id }) => id)
    const { client: other } = await stage.member('not_mine')
    valueOf(await other.call('member.passkeyKeep', { ids }))
    expect(await stage.logIn(device)).toMatchObject({ errorCode: 'passkey.held' })
  })

  test('a session that it ended adds no passkey on the last moment', async () => {
    const { client: thief } = await memberWithAddress('late')
    const begun = valueOf(await thief.call('member.passkeyBegin', {}))
    const visitor = callerOf(wire, { ip: HOME_IP })
    const session = await findSession(wire.system)(thief.token, visitor)
    await recover('late')
    const adding = passkeyAdd(wire.system)({ passkey: testAuthenticator().make(begun) }, { ...visitor, session })
    await expect(adding).rejects.toMatchObject({ code: 'user.or.token.invalid' })
  })
})

// Proves two-factor-33.
describe('a password that the member changed', () => {
  test('leaves the passkeys as they are, and the member is told', async () => {
    const { client, device } = await memberWithAddress('changes')
    valueOf(await client.call('member.password', { oldPassword: PASSWORD, newPassword: NEW }))
    valueOf(await stage.logIn(device))
    expect(await noticesOf('changes')).toHaveLength(1)
  })

  test('removes them all where the member wants it, with the recovery codes that only they needed', async () => {
    const { client, device } = await stage.member('cleans')
    client.token = valueOf(await client.call('member.password', { oldPassword: PASSWORD, newPassword: NEW, removePasskeys: true })).token
    expect(await stage.logIn(device)).toMatchObject({ errorCode: 'passkey.invalid' })
    const { passkeys, recoveryCodes } = await securityOf(client)
    expect([passkeys.list, recoveryCodes]).toEqual([[], 0])
    expect(valueOf(await client.call('member.securityEvents', {})).map(({ event }) => event)).toContain('factor.removed')
  })
})

// Proves two-factor-34.
describe('whether a passkey is copied to other devices', () => {
  test('is kept as the device says it, at each use anew', async () => {
    const { client, device } = await stage.member('copies')
    expect((await securityOf(client)).passkeys.list).toMatchObject([{ synced: true }])
    valueOf(await stage.logIn(device, { backup: 'eligible' }))
    expect((await securityOf(client)).passkeys.list).toMatchObject([{ synced: false }])
    const [stored] = await wire.system.stores.passkeys.ofMember({ merchant: 'alpha', memberId: await idOf(client) })
    expect(stored).toMatchObject({ syncable: true, synced: false })
  })

  test('one that could be copied never becomes one that cannot: it is another device', async () => {
    const { device } = await stage.member('changes_kind')
    expect(await stage.logIn(device, { backup: 'none' })).toMatchObject({ errorCode: 'passkey.invalid' })
    valueOf(await stage.logIn(device))
  })
})
