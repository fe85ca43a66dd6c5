import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passFor, type Solving } from '#captcha/testing/captcha-solver.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { callerOf, createTestApp, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { logIn } from './log-in.ts'

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database, merchants: { beta: { captcha: { scenes: { login: true, register: true } } } } })
})
afterAll(() => wire.close())

let networks = 0
const player = (merchant: 'alpha' | 'beta' = 'alpha', ip = `10.1.${networks++}.7`): Solving & { readonly ip: string } => ({
  wire,
  db: database.db,
  client: wire.client(merchant, { ip }),
  ip,
})

const register = (username: string) => player().client.call('member.register', registration(username, { login: false }))
const wrong = (username: string) => signIn(username, { password: 'wrong' })

/** Uses up the account's tries. */
const useUpTries = async (username: string) => {
  const { client } = player()
  for (let guess = 0; guess < 5; guess++) await client.call('session.login', wrong(username))
}

// Proves sign-in-16.
describe('after too many failures (spec 1 §4, Limits: then captcha, never permanent)', () => {
  test('a solved captcha lets the member in at once', async () => {
    await register('besieged')
    await useUpTries('besieged')
    const member = player()
    expect(await member.client.call('session.login', signIn('besieged'))).toMatchObject({ errorCode: 'captcha_required' })
    const captcha = await passFor('login', member)
    expect(await member.client.call('session.login', signIn('besieged', { captcha }))).toMatchObject({ success: true })
  })

  test('every guess needs a captcha', async () => {
    await register('target')
    await useUpTries('target')
    const attacker = player()
    const captcha = await passFor('login', attacker)
    expect(await attacker.client.call('session.login', { ...wrong('target'), captcha })).toMatchObject({ errorCode: 'login.cred.err' })
    expect(await attacker.client.call('session.login', { ...wrong('target'), captcha })).toMatchObject({ errorCode: 'captcha.invalid' })
  })

  test('only a much higher limit refuses, says when it ends, and does end', async () => {
    await register('stormed')
    await useUpTries('stormed')
    const attacker = player()
    const accept = { accepts: () => Promise.resolve(true) }
    const guess = logIn({
      ...wire.system,
      captchas: { ...wire.system.captchas, slider: { ...wire.system.captchas.slider, ...accept } },
      passwords: { ...wire.system.passwords, verify: () => Promise.resolve(false) },
    })
    const caller = callerOf(wire, attacker)
    const request = { ...wrong('stormed'), captcha: 'A'.repeat(22) }
    for (let time = 0; time < 100; time++) await expect(guess(request, caller)).rejects.toMatchObject({ code: 'login.cred.err' })
    await expect(guess(request, caller)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST_LOGIN', data: { retryAfter: 900 } })

    wire.system.clock.advance(900)
    expect(await player().client.call('session.login', signIn('stormed'))).toMatchObject({ success: true })
  })

  test('requests without a captcha do not count towards the higher limit', async () => {
    await register('calm')
    await useUpTries('calm')
    const { client } = player()
    for (let time = 0; time < 105; time++) await client.call('session.login', wrong('calm'))
    const member = player()
    const captcha = await passFor('login', member)
    expect(await member.client.call('session.login', signIn('calm', { captcha }))).toMatchObject({ success: true })
  })
})

// Proves captcha-8.
describe('a scene with its flag on (spec 1 §4, §5)', () => {
  test('asks at sign-in, and a missing captcha does not count as a try', async () => {
    const member = player('beta')
    const captcha = await passFor('register', member)
    await member.client.call('member.register', registration('asked', { login: false, captcha }))
    for (let time = 0; time < 6; time++) {
      expect(await member.client.call('session.login', signIn('asked'))).toMatchObject({ errorCode: 'captcha_required' })
    }
    expect(await member.client.call('session.login', signIn('asked', { captcha: await passFor('login', member) }))).toMatchObject({ success: true })
  })

  test('asks at registration; without a captcha nothing is stored', async () => {
    const member = player('beta')
    expect(await member.client.call('member.register', registration('unasked'))).toMatchObject({
      errorCode: 'captcha_required',
      value: { scene: 'register', provider: 'slider', geetestId: null },
    })
    expect(await wire.system.stores.members.byUsername('beta', 'unasked')).toBeUndefined()
    const captcha = await passFor('register', member)
    expect(await member.client.call('member.register', registration('unasked', { captcha }))).toMatchObject({ success: true })
  })

  // Proves sign-in-22.
  test('does not ask with a valid remember token (spec 1 §4, Automatic login)', async () => {
    const member = player('beta')
    const captcha = await passFor('register', member)
    const { rememberToken = '' } = valueOf(await member.client.call('member.register', registration('kept', { remember: true, captcha })))
    const request = { type: 'username' as const, username: 'kept', rememberToken }
    expect(await member.client.call('session.login', request)).toMatchObject({ success: true })
    expect(await member.client.call('session.login', request)).toMatchObject({ errorCode: 'remember.token.invalid' })
  })
})

test('a network that has used up its password tries can still sign in by remember token', async () => {
  const member = player()
  const { rememberToken = '' } = valueOf(await member.client.call('member.register', registration('homely', { remember: true })))
  const rule = { name: 'login-network', points: 100, seconds: 900, code: 'TOO_MANY_REQUEST_LOGIN' } as const
  const { merchant, network } = callerOf(wire, member)
  for (let time = 0; time < rule.points; time++) await wire.system.limits.consume(merchant.code, rule, network.prefix)
  expect(await member.client.call('session.login', signIn('homely'))).toMatchObject({ errorCode: 'captcha_required' })
  const request = { type: 'username' as const, username: 'homely', rememberToken }
  expect(await member.client.call('session.login', request)).toMatchObject({ success: true })
})
