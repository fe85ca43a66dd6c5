import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOME_IP, memberWith, newSecret } from '#account/testing/test-factors.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { tablesOfMember } from '#testing/tables-of-member.ts'
import { createTestApp, PASSWORD, registered, registration, signIn, type TestApp, valueOf } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

let wire: TestApp
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database, recurring: ['kernel', 'account', 'privacy', 'risk'] })
})
afterAll(async () => {
  await wire.close()
})

const signedIn = (username: string) => registered(wire, username, { remember: true })

const eventsOf = async (id: string) => (await wire.system.stores.audit.ofMember('alpha', id, 50)).map(({ event }) => event)

// Proves money-31.
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
  // The digest of the password is gone, so nobody learns more than of a name that nobody has.
  expect(await wire.client().call('session.login', signIn('leaver'))).toMatchObject({ status: 403, errorCode: 'login.cred.err' })

  // The name stays taken.
  expect(await wire.system.stores.members.byId('alpha', customerId)).toMatchObject({ username: 'leaver', closedAt: wire.system.clock() })
  expect(await eventsOf(customerId)).toContain('account.closed')
  expect(await wire.client().call('member.register', registration('leaver'))).toMatchObject({ errorCode: 'username.exists' })
})

describe('what is known of the member (docs/personal-data.md)', () => {
  const DAY = 24 * 3_600
  const CONTACTS = { mobile: '639175550177', email: 'gone@example.com', payeeName: 'Gone Reyes', secret: newSecret() }

  /** A member with something in every kind of table: factors, contacts, an identity, devices, a bank account, a registration. */
  const known = async (username: string, factors: Partial<typeof CONTACTS> = CONTACTS) => {
    const id = await memberWith(wire, username, factors)
    const owner = { merchant: 'alpha', memberId: id }
    const { clock, stores } = wire.system
    const now = clock()
    await stores.identities.bind({ merchant: 'alpha', issuer: 'google', channel: 'google', subject: `subject-of-${username}` }, id, now)
    await stores.payoutAccounts.add({
      ...owner,
      id: `bank-of-${username}`,
      bank: 'first',
      sealedNumber: 'sealed',
      mark: 'mark',
      end: '7890',
      holder: 'Gone Reyes',
      addedAt: now,
      usableAt: now,
    })
    const client = wire.client('alpha', { ip: HOME_IP })
    const close = async () => {
      client.token = await tokenOf(username)
      valueOf(await client.call('member.close', {}))
    }
    return { owner, close }
  }
  const tokenOf = async (username: string) => {
    const client = wire.client('alpha', { ip: HOME_IP })
    return valueOf(await client.call('session.login', signIn(username, { remember: true, loginDeviceId: 'f'.repeat(32) }))).token
  }
  const tablesOf = ({ memberId }: { readonly memberId: string }) => tablesOfMember(database.db, memberId)

  // Proves money-31.
  test('hash, factors, tokens, devices, networks and contacts go at once; the contacts are free again', async () => {
    const { owner, close } = await known('goner')
    await close()
    expect(await wire.system.stores.members.byId('alpha', owner.memberId)).toMatchObject({
      username: 'goner',
      passwordHash: null,
      mobile: null,
      mobileVerifiedAt: null,
      email: null,
      emailVerifiedAt: null,
      birthday: null,
    })
    expect(await tablesOf(owner)).toEqual(['audit_events', 'members', 'payout_accounts', 'registrations'])
    expect(await memberWith(wire, 'goner_next', { mobile: CONTACTS.mobile })).toBeTypeOf('string')
  })

  // Proves money-31.
  test('what the law asks for goes five years later: the name, the registration, the bank account', async () => {
    const { owner, close } = await known('expired', {})
    await close()
    wire.system.clock.advance(5 * 366 * DAY)
    await wire.system.jobs.runDue()
    expect(await wire.system.stores.members.byId('alpha', owner.memberId)).toMatchObject({ username: 'expired' })
    wire.system.clock.advance(3_600)
    await wire.system.jobs.runDue()
    expect(await wire.system.stores.members.byId('alpha', owner.memberId)).toMatchObject({ username: `closed.${owner.memberId}`, clubLabel: null })
    expect(await tablesOf(owner)).toEqual(['members', 'payout_accounts'])
    const [account] = await wire.system.stores.payoutAccounts.ofMember(owner)
    expect(account).toMatchObject({ sealedNumber: '', mark: 'bank-of-expired', end: '', holder: '' })
  })

  // Proves money-31.
  test('but not while money that came later is on the account', async () => {
    const { owner, close } = await known('owed', {})
    await close()
    const wallet = testWallet(wire.system, owner.memberId)
    await wallet.deposit('owed-late', 200)
    wire.system.clock.advance(5 * 366 * DAY + 3_600)
    await wire.system.jobs.runDue()
    expect(await wire.system.stores.members.byId('alpha', owner.memberId)).toMatchObject({ username: 'owed' })
  })

  // Proves money-31.
  test('as long as a self-exclusion holds, contacts and identities stay, so that a new account does not undo it', async () => {
    const { owner, close } = await known('excluded', { mobile: '639175550178' })
    const since = wire.system.clock()
    await wire.system.stores.safePlay.setPause(owner, { kind: 'exclusion', since, until: null, endsAt: null })
    await close()
    expect(await wire.system.stores.members.byId('alpha', owner.memberId)).toMatchObject({ passwordHash: null, mobile: '639175550178' })
    expect(await tablesOf(owner)).toContain('identities')
    await expect(memberWith(wire, 'excluded_next', { mobile: '639175550178' })).rejects.toMatchObject({ code: 'mobile.exists' })
  })

  // Proves money-31.
  test('an account that was closed before this was done loses it with the next sweep', async () => {
    const { owner } = await known('earlier', {})
    await wire.system.stores.members.close('alpha', owner.memberId, wire.system.clock())
    wire.system.clock.advance(3_600)
    await wire.system.jobs.runDue()
    expect(await wire.system.stores.members.byId('alpha', owner.memberId)).toMatchObject({ passwordHash: null })
    // What stands out about the network and the bank account that the members of this test share is not noted of a closed account.
    expect(await tablesOf(owner)).toEqual(['audit_events', 'members', 'payout_accounts', 'registrations'])
  })
})

// Proves money-31.
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

  // Proves money-31.
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

  // Proves money-31.
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

// Proves money-31.
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
