import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFunctions, functionFiles, functionsOf } from '#kernel/db/functions.ts'
import { limits } from '#kernel/security/schema.ts'
import { createWallet } from '#money/wallet.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'
import { ledgerStore } from './ledger-store.ts'

// A gate that counts: a member stakes at most 1,000. The row of `limits` stands for the counter of a real one. And one that only looks: nobody called
// excluded may pay in or bet.
const gates = `
create function foyer.test_exclusion(m foyer.movement) returns text language plpgsql as $$
begin
  return case when m.member_id like 'excluded%' then 'no_permissions' end;
end $$;

create function foyer.test_stakes(m foyer.movement) returns text language plpgsql as $$
declare
  staked bigint;
begin
  select points into staked from limits where merchant = m.merchant and key = m.member_id for update;
  return case when staked + m.amount > 1000 then 'TOO_MANY_REQUEST' end;
end $$;

create function foyer.ledger_gates(m foyer.movement, looks foyer.looks) returns text language plpgsql as $$
begin
  return case m.kind
    when 'deposit' then foyer.test_exclusion(m)
    when 'bet' then coalesce(foyer.test_exclusion(m), foyer.test_stakes(m))
  end;
end $$;

create function foyer.ledger_records(m foyer.movement, looks foyer.looks) returns void language plpgsql as $$
begin
  if m.kind = 'bet' then
    update limits set points = points + m.amount where merchant = m.merchant and key = m.member_id;
  end if;
end $$;
`
/** The product's functions with these gates in place of its own. */
const own = functionsOf({ ...functionFiles(), 'money/ledger/functions/gates.sql': gates })

let stage: TestStores
beforeAll(async () => {
  stage = await openTestStores()
  await createFunctions(stage.db, own)
})
afterAll(() => stage.close())

let members = 0
let memberId = ''
const wallet = createWallet({ clock: () => new Date('2026-01-01T00:00:00Z') })
const merchant = { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } }
const stores = () => ({ ...stage.stores, ledger: ledgerStore(stage.db, [], own) })
const staked = async () => {
  const rows = await stage.db.select().from(limits)
  return rows.find(({ key }) => key === memberId)?.points
}
const name = (reference: string) => `${memberId}-${reference}`
/** Of a game's round, so that the gates are called although the product's own have no row of this member. */
const detail = { provider: 'test' }
const bet = (reference: string, amount: number) => wallet.bet(stores(), { merchant, memberId, reference: name(reference), amount, detail })

beforeEach(async () => {
  members += 1
  memberId = `player-${members}`
  await stage.stores.members.add(testMember(memberId), testRegistration)
  await stage.db.insert(limits).values({ merchant: 'alpha', key: memberId, points: 0, endsAt: new Date('2099-01-01T00:00:00Z') })
  await wallet.deposit(stores(), { merchant, memberId, reference: name('start'), amount: 5_000 })
})

// Proves money-14.
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
    const excluded = { merchant, memberId: 'excluded-1', reference: 'excluded', amount: 5_000, detail }
    await expect(wallet.deposit(stores(), excluded)).rejects.toMatchObject({ code: 'no_permissions' })
    await expect(wallet.bet(stores(), { ...excluded, amount: 1 })).rejects.toMatchObject({ code: 'balance.too.low' })
  })

  test('holds for bets that come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => bet(`many-${index}`, 100)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await staked()).toBe(1_000)
  })
})
