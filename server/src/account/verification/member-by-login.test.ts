import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOME_IP, memberWith } from '#account/testing/test-factors.ts'
import { createTestApp, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const logIn = (username: string, changes = {}) => wire.client('alpha', { ip: HOME_IP }).call('session.login', signIn(username, changes))

test.each(['639170000001', '+63 917 000 0001', '09170000001', '9170000001', 'by_number'])(
  'a member with a password signs in as %s: a proven number stands for the name made up at registration',
  async name => {
    const { members } = wire.system.stores
    if (!(await members.byUsername('alpha', 'by_number'))) await memberWith(wire, 'by_number', { mobile: '639170000001' })
    expect(valueOf(await logIn(name))).toMatchObject({ userName: 'by_number' })
  },
)

test('a number that is not proven signs nobody in', async () => {
  expect(await logIn('639170000002')).toMatchObject({ errorCode: 'login.cred.err' })
})

// Proves sign-in-8.
test('a remembered member with that number signs in by remember token', async () => {
  await memberWith(wire, 'remembers', { mobile: '639170000003' })
  const { rememberToken = '' } = valueOf(await logIn('639170000003', { remember: true }))
  const again = await wire.client('alpha', { ip: HOME_IP }).call('session.login', { type: 'username', username: '639170000003', rememberToken })
  expect(valueOf(again)).toMatchObject({ userName: 'remembers' })
})

test('a number counts as one account, however it is written', async () => {
  await memberWith(wire, 'guessed', { mobile: '639170000004' })
  const spellings = ['639170000004', '+639170000004', '09170000004', '9170000004', '+63 917 000-0004']
  expect(spellings).toHaveLength(5)
  for (const name of spellings) expect(await logIn(name, { password: 'wrong' })).toMatchObject({ errorCode: 'login.cred.err' })
  expect(await logIn('0063 917 000 0004')).toMatchObject({ errorCode: 'captcha_required' })
})

// Proves identity-7.
test('a proven e-mail address signs its member in, in any letter case; an unproven one does not (spec 1 §4, Login)', async () => {
  await memberWith(wire, 'by_address', { email: 'by.address@example.com' })
  for (const name of ['by.address@example.com', ' By.Address@Example.COM '])
    expect(valueOf(await logIn(name))).toMatchObject({ userName: 'by_address' })
  await wire.system.stores.members.add(testMember('claims', { username: 'claims', email: 'claims@example.com' }), testRegistration)
  expect(await logIn('claims@example.com')).toMatchObject({ errorCode: 'login.cred.err' })
})

// Proves identity-7.
test('an address counts as one account, however it is written', async () => {
  await memberWith(wire, 'guessed_address', { email: 'guess@example.com' })
  for (const name of ['guess@example.com', 'GUESS@example.com', 'Guess@Example.com', 'guess@EXAMPLE.com', ' guess@example.com'])
    expect(await logIn(name, { password: 'wrong' })).toMatchObject({ errorCode: 'login.cred.err' })
  expect(await logIn('guess@Example.com')).toMatchObject({ errorCode: 'captcha_required' })
})
