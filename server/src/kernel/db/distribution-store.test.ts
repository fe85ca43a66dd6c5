import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members as memberRows } from '#account/schema/members.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { isCitus, openOwnPostgres, openTestDatabase, postgresUrl } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import type { Database } from './database.ts'
import { stepsTo } from './distribution-steps.ts'
import { distributionOf, faultsOf, type Distribution } from './distribution.ts'
import { installationWide } from './installation-wide.ts'
import { openPostgres } from './postgres.ts'
import { rowsOf } from './rows-of.ts'

let system: TestSystem
let db: Database
beforeAll(async () => {
  const database = await openTestDatabase()
  ;({ db } = database)
  system = await createTestDeps({ database })
  await system.stores.members.add(testMember('ann'), testRegistration)
})
afterAll(() => system.close())

const whole: Distribution = {
  machines: [{ name: 'one:5432', group: 1 }],
  tables: [
    { name: 'members', isSplit: true },
    { name: 'sessions', isSplit: true },
  ],
  functions: [{ signature: 'foyer_1.some(text)', isKnown: true }],
  allowsTriggers: true,
}

describe('what is to be split', () => {
  test('is each table of the merchants, those that others refer to first', async () => {
    const names = (await system.stores.distribution.look()).tables.map(({ name }) => name)
    expect(names[0]).toBe('members')
    expect(names).toEqual(expect.arrayContaining(['entries', 'lottery_tickets', 'chat_pictures']))
    expect(names.indexOf('entries')).toBeGreaterThan(names.indexOf('transfers'))
    expect(names.indexOf('chat_pictures')).toBeGreaterThan(names.indexOf('chat_messages'))
    for (const name of Object.keys(installationWide)) expect(names).not.toContain(name)
  })

  test('is each function of this version that takes a merchant', async () => {
    const found = (await system.stores.distribution.look()).functions.map(({ signature }) => signature.replace(/^foyer_[0-9a-f]+\.(\w+)\(.*$/, '$1'))
    expect(found).toEqual(expect.arrayContaining(['ledger_post', 'session_open', 'chat_add', 'limits_consume']))
    expect(found).not.toContain('ledger_rule')
  })
})

describe('the check', () => {
  test.skipIf(isCitus)('says that a database without the extension has none', async () => {
    expect(faultsOf(await system.stores.distribution.look())).toEqual([expect.stringMatching(/no extension citus/)])
  })

  test('finds nothing where everything is split', () => {
    expect(faultsOf(whole)).toEqual([])
    expect(stepsTo(whole)).toEqual([])
  })

  test.each([
    ['a table', { tables: [{ name: 'members', isSplit: false }] }, /members is not split/, ['split members']],
    [
      'a function',
      { functions: [{ signature: 'foyer_1.some(text)', isKnown: false }] },
      /some\(text\) is not given/,
      ['give foyer_1.some(text) to the merchant’s machine'],
    ],
    ['the setting', { allowsTriggers: false }, /Triggers .* not allowed/, ['allow triggers of split tables, on each machine']],
    ['a machine whose ids pass 2^53', { machines: [{ name: 'far:5432', group: 32 }] }, /far:5432 is machine number 32/, []],
  ])('finds %s, and what is done about it', (_what, wrong, fault, steps) => {
    expect(faultsOf({ ...whole, ...wrong })).toEqual([expect.stringMatching(fault)])
    expect(stepsTo({ ...whole, ...wrong }).map(({ words }) => words)).toEqual(steps)
  })
})

describe.runIf(isCitus)('on several machines', () => {
  test('everything is split, and splitting again does nothing', async () => {
    const found = await system.stores.distribution.look()
    expect(faultsOf(found)).toEqual([])
    expect(stepsTo(found)).toEqual([])
  })

  test('a server of a later version splits its new tables when it starts, with what its migrations wrote into them', async () => {
    const own = await openOwnPostgres(postgresUrl ?? '')
    try {
      await own.db.insert(memberRows).values(testMember('ann'))
      await own.db.execute(sql`create table later_words (merchant text not null, member_id text not null, words text not null,
        primary key (merchant, member_id), foreign key (merchant, member_id) references members (merchant, id) on delete cascade)`)
      await own.db.execute(sql`insert into later_words values ('alpha', 'ann', 'hello')`)
      expect(faultsOf(await distributionOf(own.db))).toEqual(['Table later_words is not split by merchant beside members.'])
      const later = await openPostgres(own.href, () => undefined)
      await later.close()
      expect(faultsOf(await distributionOf(own.db))).toEqual([])
      const words = () => rowsOf(own.db, sql`select words from later_words where merchant = 'alpha'`)
      expect(await words()).toEqual([{ words: 'hello' }])
      await own.db.delete(memberRows).where(and(eq(memberRows.merchant, 'alpha'), eq(memberRows.id, 'ann')))
      expect(await words()).toEqual([])
    } finally {
      await own.close()
    }
  })

  test('a merchant who moves to another machine keeps the books', async () => {
    const { distribution, ledger, reconcile } = system.stores
    const wallet = testWallet(system, 'ann')
    await wallet.deposit('paid', 1_000)
    for (const number of [1, 2, 3]) await wallet.bet(`before ${number}`, 10)
    await reconcile.sumHouse('alpha')
    const { machines } = await distribution.look()
    const from = await distribution.machineOf('alpha')
    const to = machines.find(({ name }) => name !== from)?.name ?? ''
    await distribution.move('alpha', to)
    expect(await distribution.machineOf('alpha')).toBe(to)
    const house = async () => Object.fromEntries((await reconcile.houseBalances('alpha')).map(({ kind, balance }) => [kind, balance]))
    expect(await house()).toMatchObject({ bank: -1_000, games: 30 })
    await wallet.bet('afterwards', 10)
    expect(await house()).toMatchObject({ bank: -1_000, games: 40 })
    const accounts = await ledger.accountsOf('alpha', 'ann')
    expect(accounts.find(({ kind }) => kind === 'main')?.balance).toBe(960)
  })

  test('bets and wins during a move all take place, once, and the books are in order', async () => {
    const { distribution, ledger, members, reconcile } = system.stores
    const names = Array.from({ length: 8 }, (_, at) => `mover${at}`)
    for (const name of names) {
      await members.add(testMember(name), testRegistration)
      await testWallet(system, name).deposit(`${name} in`, 1_000_000)
    }
    let isMoving = true
    const play = async (name: string) => {
      const wallet = testWallet(system, name)
      let bets = 0
      for (; isMoving || bets < 20; bets += 1) {
        await wallet.bet(`${name} bet ${bets}`, 10)
        await wallet.win(`${name} win ${bets}`, `${name} bet ${bets}`, 4)
      }
      return bets
    }
    const from = await distribution.machineOf('alpha')
    const to = (await distribution.look()).machines.find(({ name }) => name !== from)?.name ?? ''
    const moved = distribution.move('alpha', to).finally(() => (isMoving = false))
    const bets = await Promise.all(names.map(play))
    await moved
    expect(await distribution.machineOf('alpha')).toBe(to)
    for (const [at, name] of names.entries()) {
      const accounts = await ledger.accountsOf('alpha', name)
      // A deposit, and two lines for each bet.
      expect(accounts.find(({ kind }) => kind === 'main')).toMatchObject({
        balance: 1_000_000 - 6 * (bets[at] ?? 0),
        version: 1 + 2 * (bets[at] ?? 0),
      })
    }
    for (const check of reconcile.checks) expect(await reconcile.check('alpha', check, system.clock())).toMatchObject({ check, faults: 0 })
  })

  test('a unit of work that reads a row and then writes what it makes of it goes on during a move, and nothing is lost', async () => {
    const { distribution, members } = system.stores
    const names = Array.from({ length: 4 }, (_, at) => `reader${at}`)
    // A merchant's rows move to a later machine alone, and this one's have not moved yet.
    const [machine] = (await distribution.look()).machines
    const places = await Promise.all(['beta', 'gamma', 'delta', 'epsilon'].map(async code => ({ code, at: await distribution.machineOf(code) })))
    const { code: merchant, at: from } = places.find(({ at }) => at === machine?.name) ?? { code: 'beta', at: '' }
    for (const id of names) await members.add(testMember(id, { merchant }), testRegistration)
    const own = (id: string) => and(eq(memberRows.merchant, merchant), eq(memberRows.id, id))
    const countOf = async (on: Pick<Database, 'select'>, id: string) => (await on.select().from(memberRows).where(own(id)))[0]?.betCount ?? 0
    let isMoving = true
    const count = async (id: string) => {
      let turns = 0
      for (; isMoving || turns < 20; turns += 1)
        await db.transaction(async unit => {
          const betCount = await countOf(unit, id)
          await unit
            .update(memberRows)
            .set({ betCount: betCount + 1 })
            .where(own(id))
        })
      return turns
    }
    const to = (await distribution.look()).machines.find(({ name }) => name !== from)?.name ?? ''
    const moved = distribution.move(merchant, to).finally(() => (isMoving = false))
    const counted = await Promise.all(names.map(count))
    await moved
    expect(await distribution.machineOf(merchant)).toBe(to)
    expect(await Promise.all(names.map(id => countOf(db, id)))).toEqual(counted)
  })
})
