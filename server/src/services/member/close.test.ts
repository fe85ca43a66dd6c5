import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, PASSWORD, registered, registration, signIn, type TestApp, valueOf } from '#testing/test-app.ts'
import { testWallet } from '#testing/test-wallet.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const signedIn = (username: string) => registered(wire, username, { remember: true })

const eventsOf = async (id: string) => (await wire.system.stores.audit.ofMember('alpha', id, 50)).map(({ event }) => event)

test('a closed account ends every session and saved login, and nobody signs in to it again', async () => {
  const { client, customerId, rememberToken } = await signedIn('leaver')
  const elsewhere = wire.client()
  elsewhere.token = valueOf(await elsewhere.call('session.login', signIn('leaver'))).token
  const { code } = valueOf(await client.call('session.handoff', {}))
  expect(await client.call('member.close', {})).toMatchObject({ success: true })

  for (const ended of [client, elsewhere]) expect(await ended.call('member.info', {})).toMatchObject({ status: 401 })
  expect(await wire.client().call('session.login', { type: 'username', username: 'leaver', rememberToken })).toMatchObject({
    errorCode: 'remember.token.invalid',
  })
  expect(await wire.client().call('session.takeHandoff', { code })).toMatchObject({ errorCode: 'handoff.invalid' })
  expect(await wire.client().call('session.login', signIn('leaver'))).toMatchObject({ status: 403, errorCode: 'account.closed' })
  // Only who knows the password learns that the account was closed.
  const wrong = await wire.client().call('session.login', signIn('leaver', { password: `${PASSWORD}x` }))
  expect(wrong).toMatchObject({ errorCode: 'login.cred.err' })

  // What is known of the member is kept, and the name stays taken.
  expect(await wire.system.stores.members.byId('alpha', customerId)).toMatchObject({ username: 'leaver', closedAt: wire.system.clock() })
  expect(await eventsOf(customerId)).toContain('account.closed')
  expect(await wire.client().call('member.register', registration('leaver'))).toMatchObject({ errorCode: 'username.exists' })
})

test('an account with money, or with money that is being paid out, is not closed; one with points is', async () => {
  const { client, customerId } = await signedIn('saver')
  const wallet = testWallet(wire.system, customerId)
  await wallet.deposit('saver-in', 500)
  await wallet.earnPoints('saver-points', 3)
  const close = () => client.call('member.close', {})
  expect(await close()).toMatchObject({ status: 409, errorCode: 'account.not.empty' })
  await wallet.hold('saver-out', 500)
  expect(await close()).toMatchObject({ status: 409, errorCode: 'account.not.empty' })
  expect(await client.call('member.info', {})).toMatchObject({ success: true })
  await wallet.payOut('saver-paid', 'saver-out')
  expect(await close()).toMatchObject({ success: true })
  // Money that comes later is posted all the same.
  expect(await wallet.deposit('saver-late', 200)).toMatchObject({ balance: 200 })
})

describe('what is being played', () => {
  const round = (name: string) => ({ provider: 'demo', vendor: 'SALON', game: 'dice', round: name })

  test('an account with a round that is open is not closed; it is once the round has ended', async () => {
    const { client, customerId } = await signedIn('roller')
    const wallet = testWallet(wire.system, customerId)
    await wallet.deposit('roller-in', 100)
    await wallet.bet('roller-bet', 100, round('roller-round'))
    const close = () => client.call('member.close', {})
    expect(await close()).toMatchObject({ status: 409, errorCode: 'account.in.play', value: { rounds: 1, tickets: 0 } })
    expect(await client.call('member.info', {})).toMatchObject({ success: true })
    await wallet.rollback('roller-back', 'roller-bet')
    // The money is there again.
    expect(await close()).toMatchObject({ errorCode: 'account.not.empty' })
    await wallet.bet('roller-again', 100, { ...round('roller-last'), closes: 1 })
    expect(await close()).toMatchObject({ success: true })
  })

  test('a round that no vendor has ended for 24 hours keeps nobody; what it still wins is posted', async () => {
    const { client, customerId } = await signedIn('stranded')
    const wallet = testWallet(wire.system, customerId)
    await wallet.deposit('stranded-in', 100)
    await wallet.bet('stranded-bet', 100, round('stranded-round'))
    const closeAfter = async (seconds: number) => {
      wire.system.clock.advance(seconds)
      client.token = valueOf(await wire.client().call('session.login', signIn('stranded'))).token
      return await client.call('member.close', {})
    }
    expect(await closeAfter(24 * 3_600 - 1)).toMatchObject({ errorCode: 'account.in.play', value: { rounds: 1 } })
    expect(await closeAfter(1)).toMatchObject({ success: true })
    expect(await wallet.win('stranded-win', 'stranded-bet', 500)).toMatchObject({ balance: 500 })
  })
})

test('closing asks for a confirmation that is not older than 10 minutes', async () => {
  const { client } = await signedIn('hesitant')
  // The session itself is kept alive.
  for (const seconds of [240, 240, 120]) {
    wire.system.clock.advance(seconds)
    await client.call('member.info', {})
  }
  expect(await client.call('member.close', {})).toMatchObject({ status: 403, errorCode: 'confirmation.required' })
  expect(await client.call('member.securityConfirm', { method: 'password', password: PASSWORD })).toMatchObject({ success: true })
  expect(await client.call('member.close', {})).toMatchObject({ success: true })
})

test('a visitor closes nothing', async () => {
  expect(await wire.client().call('member.close', {})).toMatchObject({ status: 401 })
})
