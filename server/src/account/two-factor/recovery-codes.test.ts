import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOfApp, HOME_IP, memberWith } from '#account/testing/test-factors.ts'
import { createTestApp, PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { plainRecoveryCode } from './recovery-codes.ts'

// Spec 1 §4, Recovery codes.

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { session: { idleSeconds: 3600 } } } })
})
afterAll(() => wire.close())

const signedIn = async (username: string) => {
  const client = wire.client('alpha', { ip: HOME_IP })
  client.token = valueOf(await client.call('session.login', signIn(username))).token
  return client
}

/** A member who has just set up an authenticator app. */
const withCodes = async (username: string, more: Parameters<typeof memberWith>[2] = {}) => {
  const id = await memberWith(wire, username, more)
  const client = await signedIn(username)
  const { secret } = valueOf(await client.call('member.securityAuthenticatorBegin', {}))
  const added = valueOf(await client.call('member.securityAuthenticator', { authCode: codeOfApp(secret, wire.system.clock()) }))
  return { id, client, codes: added.recoveryCodes ?? [] }
}

let networks = 0
/** Signs in from a new network by a recovery code. */
const recover = async (username: string, recoveryCode: string) => {
  const client = wire.client('alpha', { ip: `10.8.${(networks += 1)}.7` })
  expect(await client.call('session.login', signIn(username))).toMatchObject({ errorCode: 'login_verify_required' })
  return await client.call('session.loginVerification', { username, password: PASSWORD, method: 'R', recoveryCode })
}
const leftOf = async (client: Awaited<ReturnType<typeof signedIn>>) => valueOf(await client.call('member.security', {})).recoveryCodes
const wrong = { status: 403, errorCode: 'verification.code.invalid' }

// Proves two-factor-18.
describe('recovery codes', () => {
  test('are made when a second factor is turned on, ten that differ, and only once', async () => {
    const { client, codes } = await withCodes('makes')
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect(await leftOf(client)).toBe(10)
    expect(valueOf(await client.call('member.securityPayeeName', { payeeName: 'Ann Lee' })).recoveryCodes).toBeUndefined()
  })

  test('stand in for the other methods, each once, in any spelling', async () => {
    const { client, codes } = await withCodes('loses_phone')
    const [code = ''] = codes
    expect(await recover('loses_phone', ` ${code.toUpperCase().replace('-', ' ')} `)).toMatchObject({ success: true })
    expect(await leftOf(client)).toBe(9)
    expect(await recover('loses_phone', code)).toMatchObject(wrong)
  })

  test('of several at once with one code exactly one signs in', async () => {
    const { codes } = await withCodes('races')
    const request = { username: 'races', password: PASSWORD, method: 'R', recoveryCode: codes[0] ?? '' } as const
    const client = wire.client('alpha', { ip: '10.7.1.7' })
    expect(await client.call('session.login', signIn('races'))).toMatchObject({ value: { recoveryCode: true } })
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => client.call('session.loginVerification', request)))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
  })

  test('belong to one member, and are stored as digests', async () => {
    const [one, two] = [await withCodes('owner_one'), await withCodes('owner_two')]
    expect(await recover('owner_two', one.codes[0] ?? '')).toMatchObject(wrong)
    expect(await wire.system.stores.recoveryCodes.has({ merchant: 'alpha', memberId: two.id }, two.codes[0] ?? '')).toBe(false)
  })

  test('five wrong ones in 15 minutes, then a right one must wait too', async () => {
    const { codes } = await withCodes('guessed')
    for (let guess = 0; guess < 5; guess += 1) expect(await recover('guessed', 'zzzzz-zzzzz')).toMatchObject(wrong)
    expect(await recover('guessed', codes[0] ?? '')).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_LOGIN' })
    wire.system.clock.advance(15 * 60)
    expect(await recover('guessed', codes[0] ?? '')).toMatchObject({ success: true })
  })

  test('are renewed on the security page, after a confirmation; the earlier ones end', async () => {
    const { client, codes } = await withCodes('renews')
    const renewed = valueOf(await client.call('member.securityRecoveryCodes', {})).recoveryCodes
    expect(renewed).toHaveLength(10)
    expect(await recover('renews', codes[0] ?? '')).toMatchObject(wrong)
    expect(await recover('renews', renewed[0] ?? '')).toMatchObject({ success: true })
    wire.system.clock.advance(10 * 60)
    expect(await client.call('member.securityRecoveryCodes', {})).toMatchObject({ errorCode: 'confirmation.required' })
  })

  test('belong to a second factor: without one there are none, and they go with the last', async () => {
    await memberWith(wire, 'has_none', {})
    expect(await (await signedIn('has_none')).call('member.securityRecoveryCodes', {})).toMatchObject({ errorCode: 'factor.missing' })

    const { client } = await withCodes('drops_all', { payeeName: 'Ann Lee' })
    valueOf(await client.call('member.securityRemove', { factor: 'authenticator' }))
    expect(await leftOf(client)).toBe(10)
    valueOf(await client.call('member.securityRemove', { factor: 'payeeName' }))
    expect(await leftOf(client)).toBe(0)
  })

  test('the member is told of each that is used', async () => {
    const { id, codes } = await withCodes('told', { email: 'told@example.com' })
    valueOf(await recover('told', codes[0] ?? ''))
    await wire.system.jobs.runDue()
    const sent = (await wire.system.stores.outbox.newest(100)).filter(({ recipient }) => recipient === 'told@example.com')
    expect(sent.map(({ text }) => text)).toContainEqual(expect.stringContaining('A recovery code was just used'))
    const events = (await wire.system.stores.audit.ofMember('alpha', id, 50)).map(({ event }) => event)
    expect(events).toContain('recovery-code.used')
  })

  test('are not asked for where a member has no other method', async () => {
    const { client } = await withCodes('emptied')
    valueOf(await client.call('member.securityRemove', { factor: 'authenticator' }))
    expect(await wire.client('alpha', { ip: '10.6.1.7' }).call('session.login', signIn('emptied'))).toMatchObject({ success: true })
  })
})

test('letters that look like digits count as those, and digits of every script count', () => {
  expect(plainRecoveryCode(' OIL0-1٢a ')).toBe('011012a')
})
