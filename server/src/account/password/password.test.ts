import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, PASSWORD, registered, signIn, type TestApp, valueOf } from '#testing/test-app.ts'

const NEW = 'Harbor-77-cedar'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const signedIn = (username: string) => registered(wire, username, { remember: true })
const change = (newPassword = NEW, oldPassword = PASSWORD) => ({ oldPassword, newPassword })

test('a changed password ends every session and remember token, and the answer holds a new session', async () => {
  const { client, customerId, rememberToken } = await signedIn('changer')
  const elsewhere = wire.client()
  elsewhere.token = valueOf(await elsewhere.call('session.login', signIn('changer'))).token
  const old = wire.client()
  old.token = client.token

  const answer = valueOf(await client.call('member.password', { ...change(), remember: true }))
  expect(answer).toMatchObject({ id: customerId, userName: 'changer', firstTimeLogin: false, weakPassword: false })
  for (const ended of [old, elsewhere]) expect(await ended.call('member.info', {})).toMatchObject({ status: 401 })
  client.token = answer.token
  expect(await client.call('member.info', {})).toMatchObject({ success: true })

  expect(await wire.client().call('session.login', { type: 'username', username: 'changer', rememberToken })).toMatchObject({
    errorCode: 'remember.token.invalid',
  })
  expect(
    await wire.client().call('session.login', { type: 'username', username: 'changer', rememberToken: answer.rememberToken ?? '' }),
  ).toMatchObject({ success: true })
  expect(await wire.client().call('session.login', signIn('changer'))).toMatchObject({ errorCode: 'login.cred.err' })
  expect(await wire.client().call('session.login', signIn('changer', { password: NEW }))).toMatchObject({ success: true })
})

test('the old password is required, and guessing it is limited', async () => {
  const { client, customerId } = await signedIn('careful')
  for (let guess = 0; guess < 5; guess++) {
    expect(await client.call('member.password', change(NEW, `guess-${guess}`))).toMatchObject({ status: 403, errorCode: 'password.wrong' })
  }
  expect(await client.call('member.password', change())).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_LOGIN' })
  // It has its own count, so sign-in still works.
  expect(await wire.client().call('session.login', signIn('careful'))).toMatchObject({ success: true })
  const events = (await wire.system.stores.audit.ofMember('alpha', customerId, 50)).map(({ event }) => event)
  expect(events.filter(event => event === 'password.failed')).toHaveLength(5)
  expect(events).toContain('password.limited')
  expect(events).not.toContain('password.changed')
})

test.each([
  ['the same', 'chooser_a', PASSWORD, 'password.same'],
  ['a common one', 'chooser_b', 'password123', 'password.weak'],
  ['the user name', 'MeadowOtter13', 'meadowotter13', 'password.weak'],
  ['a short one', 'chooser_c', 'x', 'password.weak'],
])('the new password must not be %s', async (_what, username, newPassword, errorCode) => {
  const { client } = await signedIn(username)
  expect(await client.call('member.password', change(newPassword))).toMatchObject({ status: 422, errorCode })
})

test('of two simultaneous changes one succeeds', async () => {
  const { client } = await signedIn('doubled')
  const outcomes = await Promise.all([
    client.call('member.password', change('Harbor-77-cedar')),
    client.call('member.password', change('Meadow-13-otter')),
  ])
  expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
})

test('a sign-in and a change at the same time leave no session of the old password', async () => {
  const { client } = await signedIn('hurried')
  const attacker = wire.client()
  await attacker.publicKey()
  const [, ...entered] = await Promise.all([
    client.call('member.password', change()),
    ...Array.from({ length: 4 }, () => attacker.call('session.login', signIn('hurried'))),
  ])
  for (const outcome of entered) {
    if (!outcome.success) continue
    attacker.token = outcome.value.token
    expect(await attacker.call('member.info', {})).toMatchObject({ status: 401 })
  }
})

test('a session is required', async () => {
  expect(await wire.client().call('member.password', change())).toMatchObject({ status: 401, errorCode: 'customer.not.login' })
})
