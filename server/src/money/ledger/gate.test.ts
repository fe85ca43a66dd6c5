import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#kernel/security/schema.ts'
import { createWallet } from '#money/wallet.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'
import type { Gate } from './gate.ts'
import { ledgerStore } from './ledger-store.ts'

/** A gate that counts: a member stakes at most 1,000. The row of `limits` stands for the counter of a real one. */
const stakes: Gate = {
  name: 'stakes',
  kinds: ['bet'],
  refusal: 'TOO_MANY_REQUEST',
  pass: (source, { merchant, memberId, amount }) => sql`
    select from (select points from ${limits} where merchant = ${merchant} and key = ${memberId} for update) as counter
    where ${source} and points + ${amount} <= 1000`,
  record: (source, { merchant, memberId, amount }) => sql`
    update ${limits} set points = points + ${amount} where ${source} and merchant = ${merchant} and key = ${memberId}`,
}
/** A gate that only looks: nobody called excluded may pay in or bet. */
const exclusion: Gate = {
  name: 'exclusion',
  kinds: ['deposit', 'bet'],
  refusal: 'no_permissions',
  pass: (source, { memberId }) => sql`select where ${source} and ${memberId} not like 'excluded%'`,
}

let stage: TestStores
beforeAll(async () => {
  stage = await openTestStores()
})
afterAll(() => stage.close())

let members = 0
let memberId = ''
const wallet = createWallet({ clock: () => new Date('2026-01-01T00:00:00Z') })
const merchant = { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } }
const stores = () => ({ ...stage.stores, ledger: ledgerStore(stage.db, [exclusion, stakes]) })
const staked = async () => {
  const rows = await stage.db.select().from(limits)
  return rows.find(({ key }) => key === memberId)?.points
}
const name = (reference: string) => `${memberId}-${reference}`
const bet = (reference: string, amount: number) => wallet.bet(stores(), { merchant, memberId, reference: name(reference), amount })

beforeEach(async () => {
  members += 1
  memberId = `player-${members}`
  await stage.stores.members.add(testMember(memberId), testRegistration)
  await stage.db.insert(limits).values({ merchant: 'alpha', key: memberId, points: 0, endsAt: new Date('2099-01-01T00:00:00Z') })
  await wallet.deposit(stores(), { merchant, memberId, reference: name('start'), amount: 5_000 })
})

describe('a gate', () => {
  test('lets pass what it allows, and counts it in the same statement', async () => {
    await bet('one', 600)
    expect(await staked()).toBe(600)
    await bet('two', 400)
    expect(await staked()).toBe(1_000)
  })

  test('refuses with its own code, and then neither money nor counter moves', async () => {
    await bet('one', 600)
    await expect(bet('two', 401)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' })
    expect(await staked()).toBe(600)
    expect(await stage.stores.ledger.accountsOf('alpha', memberId)).toContainEqual(expect.objectContaining({ kind: 'main', balance: 4_400 }))
  })

  test('does not count a replay, nor what there is no money for', async () => {
    await bet('one', 600)
    expect(await bet('one', 600)).toMatchObject({ isReplay: true })
    await expect(bet('one', 601)).rejects.toMatchObject({ code: 'duplicate_transaction' })
    await wallet.hold(stores(), { merchant, memberId, reference: name('rest'), amount: 4_400 })
    await expect(bet('two', 100)).rejects.toMatchObject({ code: 'balance.too.low' })
    expect(await staked()).toBe(600)
  })

  test('that stands before another one goes first; wins and rollbacks pass none', async () => {
    await bet('one', 600)
    const { ledger } = stores()
    await stage.db.execute(sql`update limits set points = 5000 where merchant = 'alpha' and key = ${memberId}`)
    const follow = { merchant, memberId, followed: name('one') }
    expect(await wallet.win({ ledger }, { ...follow, reference: name('win'), amount: 50 })).toMatchObject({ balance: 4_450 })
    await stage.stores.members.add(testMember('excluded-1'), testRegistration)
    const excluded = { merchant, memberId: 'excluded-1', reference: 'excluded', amount: 5_000 }
    await expect(wallet.deposit(stores(), excluded)).rejects.toMatchObject({ code: 'no_permissions' })
    await expect(wallet.bet(stores(), { ...excluded, amount: 1 })).rejects.toMatchObject({ code: 'balance.too.low' })
  })

  test('holds for bets that come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => bet(`many-${index}`, 100)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await staked()).toBe(1_000)
  })
})
