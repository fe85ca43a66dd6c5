import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, PASSWORD, registered, type TestApp, valueOf } from '#testing/test-app.ts'

// Decision 8, tokens.

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const signedIn = async (username: string) => (await registered(wire, username)).client
const codeOf = async (client: Awaited<ReturnType<typeof signedIn>>) => valueOf(await client.call('session.handoff', {})).code
const take = (code: string, merchant: 'alpha' | 'beta' = 'alpha') => wire.client(merchant).call('session.takeHandoff', { code })
const invalid = { status: 403, success: false, errorCode: 'handoff.invalid' }

// Proves navigation-35.
test('a code opens another session of the same member, and works once', async () => {
  const client = await signedIn('leaver')
  const code = await codeOf(client)
  const answer = valueOf(await take(code))
  expect(answer).toMatchObject({ userName: 'leaver', firstTimeLogin: false })
  expect(answer.token).not.toBe(client.token)
  expect(answer.rememberToken).toBeUndefined()
  expect(await take(code)).toMatchObject(invalid)
  // The session that made the code continues.
  valueOf(await client.call('member.info', {}))
})

test('of several uses at once exactly one succeeds', async () => {
  const code = await codeOf(await signedIn('racer'))
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => take(code)))
  expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
})

// Proves navigation-35.
test('it expires after a minute', async () => {
  const client = await signedIn('slow')
  const [early, late] = [await codeOf(client), await codeOf(client)]
  wire.system.clock.advance(59)
  valueOf(await take(early))
  wire.system.clock.advance(1)
  expect(await take(late)).toMatchObject(invalid)
})

// Proves navigation-35.
test('it ends with the session that made it: on sign-out, or when the password changes', async () => {
  const leaving = await signedIn('goer')
  const afterLogout = await codeOf(leaving)
  valueOf(await leaving.call('session.logout', {}))
  expect(await take(afterLogout)).toMatchObject(invalid)

  const changing = await signedIn('changer')
  const afterChange = await codeOf(changing)
  valueOf(await changing.call('member.password', { oldPassword: PASSWORD, newPassword: 'Meadow-35-lamp' }))
  expect(await take(afterChange)).toMatchObject(invalid)
})

test('another merchant does not accept it, and it needs a session to be made', async () => {
  const code = await codeOf(await signedIn('local'))
  expect(await take(code, 'beta')).toMatchObject(invalid)
  expect(await wire.client().call('session.handoff', {})).toMatchObject({ status: 401 })
})
