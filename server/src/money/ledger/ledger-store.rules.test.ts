import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, assets, entries, moneyEvents, transfers } from '#money/schema.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

// What the database itself refuses, whoever writes (docs/ledger.md).

const CHECK = '23514'
const FOREIGN_KEY = '23503'
const UNIQUE = '23505'
const RESTRICT = '23001'
const TOO_LARGE = '22003'

let stage: TestStores
const ids: Record<string, number> = {}
beforeAll(async () => {
  stage = await openTestStores()
  const { db, stores } = stage
  for (const merchant of ['alpha', 'beta']) {
    await stores.members.add(testMember('ann', { merchant }), testRegistration)
    await db.insert(assets).values([
      { merchant, use: 'money', asset: 'PHP/2' },
      { merchant, use: 'points', asset: 'PTS/0' },
    ])
    const running = { merchant, memberId: 'ann', floor: 0, balance: 0, version: 0 }
    const rows = await db
      .insert(accounts)
      .values([
        { ...running, kind: 'main', asset: 'PHP/2' },
        { ...running, kind: 'points', asset: 'PTS/0' },
        { merchant, kind: 'bank', asset: 'PHP/2' },
        { merchant, kind: 'games', asset: 'PHP/2' },
        { merchant, kind: 'rewards', asset: 'PTS/0' },
      ])
      .returning({ id: accounts.id, kind: accounts.kind })
    for (const { id, kind } of rows) ids[`${merchant} ${kind}`] = id
  }
})
afterAll(() => stage.close())

/** The database's error; undefined where it does not refuse. */
const errorOf = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    await work()
    return undefined
  } catch (error) {
    // What is refused at the end of a transaction comes as it is, anything else as the cause of Drizzle's error.
    return error instanceof Error && error.cause !== undefined ? error.cause : error
  }
}
/** The code with which the database refuses; undefined where it does not. */
const refused = async (work: () => Promise<unknown>): Promise<unknown> => {
  const reason = await errorOf(work)
  return typeof reason === 'object' && reason !== null && 'code' in reason ? reason.code : reason
}

let references = 0
const transfer = (more: Partial<typeof transfers.$inferInsert> = {}) => {
  references += 1
  const at = new Date('2026-01-01T00:00:00Z')
  const answer = { at, balance: 0, version: 0, detail: {} }
  return { merchant: 'alpha', memberId: 'ann', kind: 'deposit', reference: `r${references}`, requestHash: 'h', ...answer, ...more }
}

interface Line {
  readonly account: string
  readonly amount: number
  readonly asset?: string
  readonly version?: number
  readonly merchant?: string
}
/** Writes a transfer with these lines in one transaction, all in one statement, or `apart`, each in one of its own. */
const write = (lines: readonly Line[], more: Parameters<typeof transfer>[0] = {}, apart = false) =>
  stage.db.transaction(async unit => {
    const row = transfer(more)
    const [made] = await unit.insert(transfers).values(row).returning({ id: transfers.id })
    const rows = lines.map(({ account, amount, asset = 'PHP/2', version, merchant = row.merchant }, index) => {
      const running = version === undefined ? {} : { version, balanceAfter: amount }
      return { merchant, transferId: made?.id ?? 0, line: index + 1, asset, accountId: ids[account] ?? 0, amount, ...running }
    })
    const statements = apart ? rows.map(row => [row]) : [rows]
    for (const together of statements) if (together.length > 0) await unit.insert(entries).values(together)
    return made?.id ?? 0
  })

// Proves money-5.
describe('the database refuses', () => {
  test('a transfer whose lines do not add up to zero', async () => {
    expect(await refused(() => write([{ account: 'alpha main', amount: 100, version: 1 }]))).toBe(CHECK)
    const off = [
      { account: 'alpha main', amount: 100, version: 1 },
      { account: 'alpha bank', amount: -99 },
    ]
    expect(await refused(() => write(off))).toBe(CHECK)
    expect(
      await refused(() =>
        write([
          { account: 'alpha main', amount: 100, version: 1 },
          { account: 'alpha bank', amount: -100 },
        ]),
      ),
    ).toBeUndefined()
  })

  test('lines with a fee that come apart, though they add up at the end', async () => {
    const lines = [
      { account: 'alpha main', amount: 100, version: 2 },
      { account: 'alpha bank', amount: -97 },
      { account: 'alpha bank', amount: -3 },
    ]
    for (const more of [{ detail: { fee: 3 } }, { kind: 'chargeback' }, { kind: 'reversal' }, {}])
      expect(await refused(() => write(lines, more, true))).toBe(CHECK)
    expect(await refused(() => write(lines, { detail: { fee: 3 } }))).toBeUndefined()
  })

  test('that somebody owes less than nothing', async () => {
    const owed = (balance: number) => ({ merchant: 'alpha', memberId: 'ann', kind: 'owed', asset: 'PHP/2', floor: -10, balance, version: 0 })
    expect(await refused(() => stage.db.insert(accounts).values(owed(1)))).toBe(CHECK)
    expect(await refused(() => stage.db.insert(accounts).values(owed(-10)))).toBeUndefined()
  })

  test('a line that is added to a transfer later', async () => {
    for (const detail of [{}, { fee: 1 }]) {
      const lines = [
        { account: 'alpha bank', amount: 7 },
        { account: 'alpha bank', amount: -7 },
      ]
      const id = await write(lines, { detail })
      const line = { merchant: 'alpha', transferId: id, line: 3, asset: 'PHP/2', accountId: ids['alpha bank'] ?? 0, amount: 1 }
      expect(await refused(() => stage.db.insert(entries).values(line))).toBe(CHECK)
    }
    // Also where it has a fee and no lines yet.
    const transferId = await write([], { detail: { fee: 1 } })
    const line = { merchant: 'alpha', transferId, line: 1, asset: 'PHP/2', accountId: ids['alpha bank'] ?? 0, amount: 1 }
    expect(await refused(() => stage.db.insert(entries).values(line))).toBe(CHECK)
  })

  test('a transfer that turns one asset into another, though each adds up', async () => {
    const both = [
      { account: 'alpha points', amount: -5, asset: 'PTS/0', version: 1 },
      { account: 'alpha rewards', amount: 5, asset: 'PTS/0' },
      { account: 'alpha main', amount: 5, version: 9 },
      { account: 'alpha bank', amount: -5 },
    ]
    expect(await refused(() => write(both))).toBe(CHECK)
  })

  test('a line in another asset than its account’s, or of another merchant’s account or transfer', async () => {
    expect(await refused(() => write([{ account: 'alpha main', amount: 100, asset: 'PTS/0', version: 1 }]))).toBe(FOREIGN_KEY)
    expect(await refused(() => write([{ account: 'beta main', amount: 100, version: 1 }]))).toBe(FOREIGN_KEY)
    expect(await refused(() => write([{ account: 'beta main', amount: 100, version: 1, merchant: 'beta' }]))).toBe(FOREIGN_KEY)
  })

  test('a balance below its floor, and one that is no exact number', async () => {
    const set = (balance: number) =>
      stage.db.execute(sql`update ${accounts} set balance = ${balance} where merchant = 'alpha' and id = ${ids['alpha main']}`)
    expect(await refused(() => set(-1))).toBe(CHECK)
    expect(await refused(() => set(0))).toBeUndefined()
    expect(
      await refused(() => stage.db.execute(sql`update ${accounts} set balance = 9007199254740992 where merchant = 'alpha' and balance = 0`)),
    ).toBe(CHECK)
    expect(
      await refused(() => stage.db.execute(sql`update ${accounts} set balance = 9223372036854775807 + 1::bigint where merchant = 'alpha'`)),
    ).toBe(TOO_LARGE)
  })

  test('a second movement with a reference, a second end of a movement, a second line with a version', async () => {
    const row = transfer()
    await stage.db.insert(transfers).values(row)
    expect(await refused(() => stage.db.insert(transfers).values({ ...row, requestHash: 'other' }))).toBe(UNIQUE)
    expect(await refused(() => stage.db.insert(transfers).values({ ...row, merchant: 'beta' }))).toBeUndefined()
    const end = (kind: string) => stage.db.insert(transfers).values(transfer({ kind, follows: 12, ends: true }))
    expect(await refused(() => end('payout'))).toBeUndefined()
    expect(await refused(() => end('return'))).toBe(UNIQUE)
    const line = [
      { account: 'alpha main', amount: 100, version: 44 },
      { account: 'alpha bank', amount: -100 },
    ]
    expect(await refused(() => write(line))).toBeUndefined()
    expect(await refused(() => write(line))).toBe(UNIQUE)
  })

  test('a second first deposit of a member', async () => {
    const event = async (first: boolean) => {
      const transferId = await write([])
      const facts = { merchant: 'alpha', transferId, event: 'deposit', memberId: 'ann', amount: 1, asset: 'PHP/2' } as const
      return await refused(() => stage.db.insert(moneyEvents).values({ ...facts, first, at: new Date() }))
    }
    expect(await event(true)).toBeUndefined()
    expect(await event(true)).toBe(UNIQUE)
    expect(await event(false)).toBeUndefined()
  })

  test('a movement of no known kind, one that follows nothing though it must, and one that follows though it must not', async () => {
    const add = (more: Parameters<typeof transfer>[0]) => refused(() => stage.db.insert(transfers).values(transfer(more)))
    expect(await add({ kind: 'present' })).toBe(CHECK)
    expect(await add({ kind: 'payout' })).toBe(CHECK)
    expect(await add({ kind: 'bet', follows: 12 })).toBe(CHECK)
    expect(await add({ kind: 'bet' })).toBeUndefined()
  })

  test('an event without its transfer', async () => {
    const facts = { merchant: 'alpha', event: 'deposit', memberId: 'ann', amount: 1, asset: 'PHP/2', first: false, at: new Date() } as const
    expect(await refused(() => stage.db.insert(moneyEvents).values({ ...facts, transferId: 999_999 }))).toBe(FOREIGN_KEY)
  })

  test('a line that is no exact number, and a number without a balance', async () => {
    const tooMuch = [
      { account: 'alpha bank', amount: 2 ** 53 },
      { account: 'alpha games', amount: -(2 ** 53) },
    ]
    expect(await refused(() => write(tooMuch))).toBe(CHECK)
    const transferId = await write([])
    const common = { merchant: 'alpha', transferId, asset: 'PHP/2' }
    const lines = [
      { ...common, line: 1, accountId: ids['alpha main'] ?? 0, amount: 1, version: 90 },
      { ...common, line: 2, accountId: ids['alpha bank'] ?? 0, amount: -1 },
    ]
    expect(await refused(() => stage.db.insert(entries).values(lines))).toBe(CHECK)
  })

  test('a line of zero, an account of a kind that there is not, an asset beside the merchant’s own', async () => {
    expect(await refused(() => write([{ account: 'alpha main', amount: 0, version: 70 }]))).toBe(CHECK)
    const account = { merchant: 'alpha', memberId: 'ann', floor: 0, balance: 0, version: 0, asset: 'PHP/2' }
    expect(await refused(() => stage.db.insert(accounts).values({ ...account, kind: 'bank' }))).toBe(CHECK)
    expect(await refused(() => stage.db.insert(accounts).values({ ...account, kind: 'held', asset: 'BRL/2' }))).toBe(FOREIGN_KEY)
    expect(await refused(() => stage.db.insert(accounts).values({ ...account, kind: 'main' }))).toBe(UNIQUE)
    expect(await refused(() => stage.db.insert(accounts).values({ merchant: 'alpha', kind: 'bank', asset: 'PHP/2' }))).toBe(UNIQUE)
    expect(await refused(() => stage.db.insert(accounts).values({ ...account, kind: 'held', version: null }))).toBe(CHECK)
    expect(await refused(() => stage.db.insert(assets).values({ merchant: 'alpha', use: 'money', asset: 'BRL/2' }))).toBe(UNIQUE)
  })

  test.each(['transfers', 'entries', 'money_events'])('any change of %s', async table => {
    const of = sql.identifier(table)
    await write([
      { account: 'alpha bank', amount: 7 },
      { account: 'alpha bank', amount: -7 },
    ])
    expect(await refused(() => stage.db.execute(sql`update ${of} set merchant = merchant where merchant = 'alpha'`))).toBe(RESTRICT)
    expect(await refused(() => stage.db.execute(sql`delete from ${of} where merchant = 'alpha'`))).toBe(RESTRICT)
    // It comes to the named table first, whichever others refer to it.
    const truncated = await errorOf(() => stage.db.execute(sql`truncate ${of} cascade`))
    expect(truncated).toMatchObject({ code: RESTRICT, message: expect.stringContaining(`rows of ${table} `) })
  })

  test('to forget a member who has an account', async () => {
    expect(await refused(() => stage.db.execute(sql`delete from members where merchant = 'alpha' and id = 'ann'`))).toBe(FOREIGN_KEY)
  })
})
