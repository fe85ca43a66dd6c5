import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { faultsAfter } from '#money/testing/ledger-faults.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import type { LedgerCheck } from './ledger-checks.ts'

const AT = new Date('2026-01-01T00:00:00Z')

let database: OpenDatabase
let system: TestSystem
beforeAll(async () => {
  database = await openTestDatabase()
  system = await createTestDeps({ database })
  const { members, memberPlay } = system.stores
  await members.add(testMember('ann'), testRegistration)
  const ann = testWallet(system, 'ann')
  await ann.deposit('paid', 1_000)
  await ann.deposit('more', 500)
  await ann.bet('bet', 300)
  await ann.win('win', 'bet', 50)
  await ann.hold('open', 100)
  await ann.hold('gone', 200)
  await ann.payOut('out', 'gone')
  await ann.earnPoints('mission', 7)
  await ann.bet('taken-back', 40)
  await ann.rollback('rollback', 'taken-back')
  await memberPlay.countBets('alpha', 'ann', 0)
  await system.stores.reconcile.sumHouse('alpha')
})
afterAll(() => system.close())

const faultsOf = async (check: LedgerCheck) => (await system.stores.reconcile.check('alpha', check, AT)).faults

const ofKind = (kind: string) => `(select id from transfers where merchant = 'alpha' and kind = '${kind}' limit 1)`
const main = `(select id from accounts where merchant = 'alpha' and kind = 'main')`

// Proves money-27.
describe('the check', () => {
  // Proves ranks-and-rewards-2.
  test.each<[check: LedgerCheck, what: string, damage: string]>([
    [
      'transfers',
      'a line that was changed',
      `update entries set amount = amount + 1 where merchant = 'alpha' and transfer_id = ${ofKind('bet')} and line = 1`,
    ],
    ['transfers', 'a line that is missing', `delete from entries where merchant = 'alpha' and transfer_id = ${ofKind('win')} and line = 2`],
    ['balances', 'a balance without a line', `update accounts set balance = balance + 1 where merchant = 'alpha' and kind = 'main'`],
    ['balances', 'a version without a line', `update accounts set version = version + 1 where merchant = 'alpha' and kind = 'held'`],
    ['versions', 'a gap', `update entries set version = 99 where merchant = 'alpha' and account_id = ${main} and version = 2`],
    ['versions', 'a wrong running balance', `update entries set balance_after = 1 where merchant = 'alpha' and account_id = ${main} and version = 2`],
    ['answers', 'an answer that was changed', `update transfers set balance = 1 where merchant = 'alpha' and kind = 'bet'`],
    [
      'held',
      'a hold that was ended without money',
      `update transfers set follows = (select id from transfers where merchant = 'alpha' and reference = 'open') where merchant = 'alpha' and kind = 'payout'`,
    ],
    ['held', 'held money without a hold', `update accounts set balance = 0 where merchant = 'alpha' and kind = 'held'`],
    ['events', 'an event that is missing', `delete from money_events where merchant = 'alpha' and event = 'withdraw'`],
    ['events', 'an event of another amount', `update money_events set amount = 1 where merchant = 'alpha' and event = 'deposit'`],
    ['deposits', 'a deposit that was not counted', `update members set deposit_count = 1 where merchant = 'alpha'`],
    ['bets', 'a bet that was counted twice', `update members set bet_count = bet_count + 1 where merchant = 'alpha'`],
    ['bets', 'a bet counted with another sum', `update members set staked_amount = 1 where merchant = 'alpha'`],
    ['house', 'a sum that lost a line', `update house_sums set amount = amount + 1 where merchant = 'alpha'`],
  ])('of %s finds %s', async (check, _what, damage) => {
    expect(await faultsOf(check)).toBe(0)
    expect((await faultsAfter(database.db, damage, check))?.faults).toBeGreaterThan(0)
  })

  test('names what is wrong, and changes nothing', async () => {
    const { reconcile } = system.stores
    expect(await reconcile.check('alpha', 'held', AT)).toEqual({ merchant: 'alpha', check: 'held', at: AT, checked: 1, faults: 0, examples: [] })
    await database.db.execute(sql`update accounts set balance = balance + 5 where merchant = 'alpha' and kind = 'held'`)
    expect(await reconcile.check('alpha', 'held', AT)).toMatchObject({ faults: 1, examples: ['ann'] })
    expect(await reconcile.check('alpha', 'held', AT)).toMatchObject({ faults: 1 })
    await database.db.execute(sql`update accounts set balance = balance - 5 where merchant = 'alpha' and kind = 'held'`)
  })

  test('of one merchant does not look at another', async () => {
    expect(await system.stores.reconcile.check('beta', 'transfers', AT)).toMatchObject({ checked: 0 })
  })
})

describe('the house', () => {
  test('has what its members do not', async () => {
    expect(await system.stores.reconcile.houseBalances('alpha')).toEqual([
      { kind: 'bank', asset: 'PHP/2', balance: -1_300 },
      { kind: 'games', asset: 'PHP/2', balance: 250 },
      { kind: 'rewards', asset: 'PTS/0', balance: -7 },
    ])
  })

  test('is exact before, between and after its sums are taken', async () => {
    const ann = testWallet(system, 'ann')
    const games = async () => (await system.stores.reconcile.houseBalances('alpha')).find(({ kind }) => kind === 'games')?.balance
    await ann.bet('more-1', 10)
    expect(await games()).toBe(260)
    await system.stores.reconcile.sumHouse('alpha')
    await ann.bet('more-2', 10)
    expect(await games()).toBe(270)
    await system.stores.reconcile.sumHouse('alpha')
    await system.stores.reconcile.sumHouse('alpha')
    expect(await games()).toBe(270)
    expect(await faultsOf('house')).toBe(0)
  })

  test('a sum from before a dump was restored, when transactions were counted anew, begins anew', async () => {
    await database.db.execute(sql`update house_sums set before = '999999999999', amount = 1 where merchant = 'alpha'`)
    await system.stores.reconcile.sumHouse('alpha')
    expect(await faultsOf('house')).toBe(0)
    expect((await system.stores.reconcile.houseBalances('alpha')).map(({ balance }) => balance)).toEqual([-1_300, 270, -7])
  })
})
