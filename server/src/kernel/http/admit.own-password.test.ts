import { calls, type CallName } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let wire: TestApp
beforeAll(async () => {
  // A merchant with a provider of tracking, at which nobody listens: only there a choice of tracking is kept.
  const tracking = { tracking: { consent: 'ask', version: '1' }, voluum: { url: 'http://127.0.0.1:1/postback?cid={clickId}' } } as const
  wire = await createTestApp({ merchants: { alpha: tracking } })
})
afterAll(() => wire.close())

/** A member whom an agent registered, signed in with the agent's password. */
const recruited = async (username: string) => {
  const passwordHash = await wire.system.passwords.hash(PASSWORD, '203.0.113.7')
  await wire.system.stores.members.add(testMember(username, { username, passwordHash, passwordChosen: false }), testRegistration)
  const client = wire.client()
  client.token = valueOf(await client.call('session.login', signIn(username))).token
  return client
}

describe('as long as a member has only the password that an agent chose (spec 1 §4, Change-password redirect)', () => {
  const required = (Object.keys(calls) as CallName[]).filter(name => (calls[name] as CallDeclaration).session === 'required')
  const others = required.filter(name => name !== 'member.password')

  // Proves sign-in-20.
  test('every call that needs a session is refused with password.change.required, but the change of the password', async () => {
    const client = await recruited('recruit')
    const answers = []
    for (const name of others) {
      const { method, path } = calls[name] as CallDeclaration
      const reply = await wire.app.inject({
        method,
        url: path,
        headers: { host: 'alpha.test', authorization: client.token ?? '', ...(method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(method !== 'GET' && { payload: '{}' }),
      })
      answers.push(`${name} ${reply.statusCode} ${reply.json<{ errorCode?: string }>().errorCode}`)
    }
    expect(answers).toEqual(others.map(name => `${name} 403 password.change.required`))
    expect(others.length).toBeGreaterThan(80)
  })

  // Proves sign-in-20.
  test('a call that a visitor may make sees a visitor', async () => {
    const client = await recruited('looker')
    const visitor = 'e'.repeat(32)
    valueOf(await client.call('tracking.choose', { visitor, version: '1', measurement: false, marketing: false, globalPrivacyControl: false }))
    expect(await wire.system.stores.tracking.visitor('alpha', visitor)).toMatchObject({ memberId: null })
  })

  // Proves sign-in-20.
  test('signing out ends the session', async () => {
    const client = await recruited('goer')
    valueOf(await client.call('session.logout', {}))
    expect(await client.call('member.info', {})).toMatchObject({ status: 401, errorCode: 'user.or.token.invalid' })
  })

  // Proves sign-in-20.
  test('with a password of their own they may do everything', async () => {
    const client = await recruited('settler')
    client.token = valueOf(await client.call('member.password', { oldPassword: PASSWORD, newPassword: 'Meadow-18-stone' })).token
    expect(valueOf(await client.call('member.info', {}))).toMatchObject({ userName: 'settler' })
  })
})
