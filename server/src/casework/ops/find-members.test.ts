import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration, testSession } from '#testing/test-rows.ts'
import { openTestSession } from '#testing/test-stores.ts'

const DEVICE = '0123456789abcdef0123456789abcdef'

let stage: ConsoleStage
let support: OpClient
beforeAll(async () => {
  stage = await createConsoleStage()
  support = await stage.staff('support')
  const { stores } = stage.system
  const proven = { mobile: '639171234567', mobileVerifiedAt: new Date(), email: 'mara@example.com', emailVerifiedAt: new Date() }
  await stores.members.add(testMember('mara-0001', { username: 'reyes_mara', ...proven, registeredAt: new Date('2026-01-03') }), testRegistration)
  await stores.members.add(testMember('tala-0002', { username: 'Reyes_tala', registeredAt: new Date('2026-01-02') }), testRegistration)
  await stores.members.add(testMember('kiko-0003', { username: 'kiko', registeredAt: new Date('2026-01-01') }), testRegistration)
  await stores.members.add(testMember('mara-0001', { merchant: 'beta', username: 'reyes_beta' }), testRegistration)
  await stores.factors.set({ merchant: 'alpha', memberId: 'kiko-0003' }, { payeeName: 'Maria Reyes' })
  await openTestSession(stores, testSession('hash', 'kiko-0003', { deviceId: DEVICE }))
  const wallet = testWallet(stage.system, 'kiko-0003')
  await wallet.deposit('deposit:abcdefghijk', 10_000)
  await wallet.bet('foyer:tx-77', 100)
})
afterAll(() => stage.close())

const found = async (q: string, client = support) =>
  opValue(await client.call('members.find', { q })).rows.map(({ username, foundBy }) => [username, foundBy])

describe('one field finds a member', () => {
  // Proves staff-11.
  test.each([
    [
      'a name by its beginning, in any letter case',
      'REYES',
      [
        ['reyes_mara', 'name'],
        ['Reyes_tala', 'name'],
      ],
    ],
    ['a number as people write it', '+63 917 123 4567', [['reyes_mara', 'number']]],
    ['an e-mail address', 'Mara@Example.com', [['reyes_mara', 'email']]],
    ['an id', 'tala-0002', [['Reyes_tala', 'id']]],
    ['a payment', 'foyer:tx-77', [['kiko', 'transaction']]],
    ['a device', DEVICE, [['kiko', 'device']]],
    ['a payee’s name by its beginning', 'maria', [['kiko', 'payee']]],
    ['nobody', 'nobody_here', []],
  ])('by %s', async (_what, q, rows) => {
    expect(await found(q)).toEqual(rows)
  })

  test('a row shows balance, deposits and state, and nobody of another merchant', async () => {
    const { rows, currency, decimals } = opValue(await support.call('members.find', { q: 'kiko' }))
    expect({ currency, decimals }).toEqual({ currency: 'PHP', decimals: 2 })
    expect(rows).toMatchObject([{ balance: 9_900, depositCount: 1, deposited: 10_000, closed: false, pause: null, locks: [], tags: [] }])
    expect(opValue(await support.call('members.find', { q: 'reyes' }, 'beta')).rows.map(({ username }) => username)).toEqual(['reyes_beta'])
  })
})

describe('a list', () => {
  test('of all, the last one who registered first', async () => {
    expect(opValue(await support.call('members.find', {})).rows.map(({ username }) => username)).toEqual(['reyes_mara', 'Reyes_tala', 'kiko'])
  })

  // Proves staff-11.
  test('of those who are locked, excluded or have a tag', async () => {
    const compliance = await stage.staff(['compliance', 'support'])
    const names = async (request: Parameters<typeof support.call<'members.find'>>[1]) =>
      opValue(await support.call('members.find', request)).rows.map(({ username }) => username)
    opValue(await support.call('members.lock', { ids: ['tala-0002'], scopes: ['bets'], until: null, reason: 'asked for it' }))
    opValue(await compliance.call('members.exclude', { id: 'mara-0001', months: 6, reason: 'asked in chat' }))
    opValue(await support.call('members.tag', { ids: ['kiko-0003', 'tala-0002'], tag: 'vip-watch', on: true }))
    expect(await names({ state: 'locked' })).toEqual(['Reyes_tala'])
    expect(await names({ state: 'excluded' })).toEqual(['reyes_mara'])
    expect(await names({ state: 'break' })).toEqual([])
    expect(await names({ tag: 'vip-watch' })).toEqual(['Reyes_tala', 'kiko'])
    expect(await names({ state: 'excluded', tag: 'vip-watch' })).toEqual([])
  })
})

// Proves staff-11.
test('a search is recorded with its words, and is not for every role', async () => {
  const risk = await stage.staff('risk', { login: 'kofi' })
  await found('kiko', risk)
  expect(await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'search', aboutId: 'kiko' }, 10)).toMatchObject([
    { event: 'member.searched', login: 'kofi' },
    { event: 'member.searched' },
  ])
  const editor = await stage.staff('editor')
  expect(await editor.call('members.find', { q: 'kiko' })).toMatchObject({ status: 403, code: 'staff.forbidden' })
  const elsewhere = await stage.staff('support', { at: 'beta' })
  expect(await elsewhere.call('members.find', { q: 'kiko' })).toMatchObject({ status: 403, code: 'staff.forbidden' })
})
