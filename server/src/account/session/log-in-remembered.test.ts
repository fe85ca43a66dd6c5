import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf } from '#kernel/crypto/digest.ts'
import { createTestApp, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { seriesHashOf } from './remember-token.ts'

// Decision 8, tokens.

const PHONE = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const remembered = async (username: string, deviceId: string | undefined = PHONE): Promise<string> => {
  const device = deviceId === undefined ? {} : { loginDeviceId: deviceId }
  const { rememberToken = '' } = valueOf(await wire.client().call('member.register', registration(username, { remember: true, ...device })))
  return rememberToken
}
const withToken = (username: string, rememberToken: string, loginDeviceId = PHONE, merchant: 'alpha' | 'beta' = 'alpha') =>
  wire.client(merchant).call('session.login', { type: 'username', username, rememberToken, loginDeviceId })

const invalid = { status: 403, success: false, errorCode: 'remember.token.invalid' }

// Proves sign-in-7.
test('a remember token replaces the password, once: each use issues the next', async () => {
  const token = await remembered('keeper')
  const first = valueOf(await withToken('Keeper', token))
  expect(first).toMatchObject({ userName: 'keeper', rememberToken: expect.not.stringMatching(token) })
  expect(await withToken('keeper', token)).toMatchObject(invalid)
  expect(await withToken('keeper', first.rememberToken ?? '')).toMatchObject({ success: true })
})

test('of several uses at once exactly one succeeds', async () => {
  const token = await remembered('racer')
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => withToken('racer', token)))
  expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
})

test('it is issued only on request', async () => {
  await remembered('asker')
  expect(valueOf(await wire.client().call('session.login', signIn('asker'))).rememberToken).toBeUndefined()
  expect(valueOf(await wire.client().call('session.login', signIn('asker', { remember: true }))).rememberToken).toMatch(/^[\w-]{43}$/)
})

// Proves sign-in-7.
test('only its hash is stored', async () => {
  const token = await remembered('hashed')
  const series = seriesHashOf(token)
  expect(await wire.system.stores.remember.find('alpha', series)).toMatchObject({ seriesHash: series, tokenHash: digestOf(token) })
  expect(token).not.toContain(series)
})

// Proves sign-in-7.
test('it is bound to its device, and another device that shows it uses it up', async () => {
  const token = await remembered('bound')
  expect(await withToken('bound', token, OTHER)).toMatchObject(invalid)
  expect(await withToken('bound', token)).toMatchObject(invalid)
})

test('it is bound to its member and merchant', async () => {
  await remembered('mallory')
  expect(await withToken('mallory', await remembered('victim'))).toMatchObject(invalid)
  expect(await withToken('nobody', await remembered('victim2'))).toMatchObject(invalid)
  expect(await withToken('victim3', await remembered('victim3'), PHONE, 'beta')).toMatchObject(invalid)
})

// Proves sign-in-7.
test('it expires after 30 days', async () => {
  const [early, late] = [await remembered('early'), await remembered('late')]
  wire.system.clock.advance(30 * 24 * 60 * 60 - 1)
  expect(await withToken('early', early)).toMatchObject({ success: true })
  wire.system.clock.advance(1)
  expect(await withToken('late', late)).toMatchObject(invalid)
})

test('a stranger who has used up the account’s tries does not keep a remembered member out', async () => {
  const token = await remembered('besieged')
  const stranger = wire.client('alpha', { ip: '192.0.2.77' })
  for (let guess = 0; guess <= 5; guess++) await stranger.call('session.login', signIn('besieged', { password: 'wrong' }))
  expect(await withToken('besieged', token)).toMatchObject({ success: true })
})

test('text that is no token is refused before any query', async () => {
  expect(await withToken('keeper', 'short')).toMatchObject({ errorCode: 'request.invalid' })
})
