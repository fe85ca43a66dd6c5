import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'

// Decision 8: a remember token that was replaced and comes again.

const PHONE = 'a'.repeat(32)
const TABLET = 'b'.repeat(32)
const KEY = '1'.repeat(32)
const OTHER_KEY = '2'.repeat(32)

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

/** A remembered member who can be reached by e-mail: their first token, and their session on the phone. */
const member = async (username: string) => {
  const client = wire.client()
  const {
    token,
    rememberToken: first = '',
    customerId,
  } = valueOf(await client.call('member.register', registration(username, { remember: true, loginDeviceId: PHONE })))
  client.token = token
  await wire.system.stores.members.setContact('alpha', customerId, { channel: 'email', recipient: `${username}@example.com` }, wire.system.clock())
  const withToken = (rememberToken: string, more: { readonly idempotencyKey?: string; readonly loginDeviceId?: string } = {}) =>
    wire.client().call('session.login', { type: 'username', username, rememberToken, loginDeviceId: PHONE, ...more })
  const next = async (rememberToken: string, idempotencyKey?: string) =>
    valueOf(await withToken(rememberToken, idempotencyKey === undefined ? {} : { idempotencyKey }))
  const eventsOf = async () => (await wire.system.stores.audit.ofMember('alpha', customerId, 20)).map(({ event }) => event)
  const mailed = async () => {
    await wire.system.jobs.runDue()
    return (await wire.system.stores.outbox.newest(50)).filter(({ recipient }) => recipient === `${username}@example.com`).map(({ text }) => text)
  }
  return { client, first, withToken, next, eventsOf, mailed }
}

const invalid = { status: 403, errorCode: 'remember.token.invalid' }

// Proves sign-in-9.
describe('a replaced token that is used again', () => {
  test('ends the whole saved login and the sessions of its device, and tells the member', async () => {
    const { client, first, withToken, next, eventsOf, mailed } = await member('robbed')
    const thief = await next(first)
    wire.system.clock.advance(30)
    expect(await withToken(first)).toMatchObject(invalid)
    // The saved login has ended for whoever holds the newest token too, and so have the sessions that it opened.
    expect(await withToken(thief.rememberToken ?? '')).toMatchObject(invalid)
    for (const token of [thief.token, client.token]) {
      client.token = token
      expect(await client.call('member.info', {})).toMatchObject({ status: 401, errorCode: 'user.or.token.invalid' })
    }
    expect(await eventsOf()).toContain('remember.reused')
    expect(await mailed()).toEqual([expect.stringContaining('a copy of its saved login was used')])
  })

  test('an older one than the last but one ends it at once', async () => {
    const { first, withToken, next, eventsOf } = await member('ancient')
    const second = await next(first)
    const third = await next(second.rememberToken ?? '')
    expect(await withToken(first)).toMatchObject(invalid)
    expect(await withToken(third.rememberToken ?? '')).toMatchObject(invalid)
    expect(await eventsOf()).toContain('remember.reused')
  })

  test('other devices of the member stay signed in and remembered', async () => {
    const { first, withToken, next } = await member('tabletop')
    const tablet = valueOf(await wire.client().call('session.login', signIn('tabletop', { remember: true, loginDeviceId: TABLET })))
    await next(first)
    wire.system.clock.advance(31)
    expect(await withToken(first)).toMatchObject(invalid)
    const client = wire.client()
    client.token = tablet.token
    expect(await client.call('member.info', {})).toMatchObject({ success: true })
    expect(await withToken(tablet.rememberToken ?? '', { loginDeviceId: TABLET })).toMatchObject({ success: true })
  })
})

// Proves sign-in-9.
describe('honest players are not thrown out', () => {
  test('two tabs that send the same token: for 30 s the later one is refused without consequences', async () => {
    const { first, withToken, next, eventsOf, mailed } = await member('twotabs')
    const { rememberToken = '' } = await next(first, KEY)
    wire.system.clock.advance(29)
    expect(await withToken(first, { idempotencyKey: OTHER_KEY })).toMatchObject(invalid)
    expect(await withToken(rememberToken)).toMatchObject({ success: true })
    expect(await eventsOf()).not.toContain('remember.reused')
    expect(await mailed()).toEqual([])
  })

  test('a lost answer: the same request again gets the same next token, even days later', async () => {
    const { first, withToken, next, eventsOf } = await member('tunnel')
    const lost = await next(first, KEY)
    wire.system.clock.advance(3 * 24 * 60 * 60)
    const again = await next(first, KEY)
    expect(again.rememberToken).toBe(lost.rememberToken)
    expect(again.token).not.toBe(lost.token)
    expect(await withToken(again.rememberToken ?? '', { idempotencyKey: OTHER_KEY })).toMatchObject({ success: true })
    expect(await eventsOf()).not.toContain('remember.reused')
  })

  test('but once the next token was used, the request is no repetition any more', async () => {
    const { first, withToken, next, eventsOf } = await member('walker')
    const second = await next(first, KEY)
    await next(second.rememberToken ?? '', OTHER_KEY)
    expect(await withToken(first, { idempotencyKey: KEY })).toMatchObject(invalid)
    expect(await eventsOf()).toContain('remember.reused')
  })
})

test('signing out by hand ends the saved login, also by a token that was replaced meanwhile', async () => {
  const { client, first, withToken, next } = await member('leaver')
  const second = await next(first)
  expect(await client.call('session.logout', { rememberToken: first })).toMatchObject({ success: true })
  expect(await withToken(second.rememberToken ?? '')).toMatchObject(invalid)
})
