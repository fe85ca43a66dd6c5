import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { ledgerParts, openLedgerDatabase } from '#money/testing/ledger-process.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { programAt } from '#testing/programs/programs.ts'
import { damage, moneyRows } from '#testing/stored-rows.ts'
import { writeTestMerchants } from '#testing/test-merchants.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

// `npm run foyer -- reconcile` as an operator runs it: a process of its own, on the embedded database of a stopped server.

const COMMAND = fileURLToPath(new URL('foyer.ts', import.meta.url))

let dataDir: string
let merchants: Awaited<ReturnType<typeof writeTestMerchants>>

/** Opens the database, which no other process may use meanwhile. */
const withDatabase = async <Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> => {
  const database = await openLedgerDatabase(dataDir)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}
const reconcile = async (...args: readonly string[]): Promise<Ended> => {
  const command = await programAt(COMMAND)
  const env = { MODE: 'development', DATA_DIR: dataDir, MERCHANTS_DIR: merchants.directory }
  return await new Promise(resolve => {
    const child = execFile(process.execPath, [...command, 'reconcile', ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    )
  })
}
/** The table's cells by merchant and check: how many were looked at, how many are wrong, and examples. */
const cellsOf = (out: string) =>
  Object.fromEntries(
    out
      .split('\n')
      .slice(1)
      .map(line => line.trim().split(/ {2,}/))
      .filter(cells => cells.length > 1)
      .map(([merchant, check, ...cells]) => [`${merchant} ${check}`, cells]),
  )

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'foyer-reconcile-'))
  merchants = await writeTestMerchants()
  await withDatabase(async database => {
    const parts = ledgerParts(database)
    for (const id of ['ann', 'ben', 'cleo', 'dora']) {
      await parts.stores.members.add(testMember(id), testRegistration)
      const wallet = testWallet(parts, id)
      await wallet.deposit(`${id} pays`, 1_000)
      await wallet.bet(`${id} bets`, 300)
      await wallet.hold(`${id} withdraws`, 200)
    }
  })
})
afterAll(async () => {
  await merchants.remove()
  await rm(dataDir, { recursive: true, force: true })
})

describe('npm run foyer -- reconcile', () => {
  test('prints what it looked at and the balances of the house, and ends with 0 where everything is right', async () => {
    const { code, out, err } = await reconcile()
    expect([code, err]).toEqual([0, ''])
    expect(cellsOf(out)).toEqual({
      'alpha transfers': ['12', '0'],
      'alpha balances': ['8', '0'],
      'alpha versions': ['16', '0'],
      'alpha answers': ['12', '0'],
      'alpha held': ['4', '0'],
      'alpha credits': ['0', '0'],
      'alpha events': ['4', '0'],
      'alpha deposits': ['4', '0'],
      'alpha bets': ['0', '0'],
      'alpha rounds': ['0', '0'],
      'alpha payments': ['0', '0'],
      'alpha pools': ['0', '0'],
      'alpha house': ['0', '0'],
      'alpha house bank': ['-4000', 'PHP/2'],
      'alpha house games': ['1200', 'PHP/2'],
      ...Object.fromEntries(
        ['transfers', 'balances', 'versions', 'answers', 'held', 'credits', 'events', 'deposits', 'bets', 'rounds', 'payments', 'pools', 'house'].map(
          check => [`beta ${check}`, ['0', '0']],
        ),
      ),
    })
    expect(out).toContain('Everything is right.')
  })

  // Proves money-27.
  test('finds each kind of fault, names it, ends with 1, and changes nothing', async () => {
    const transferOf = (reference: string) => `(select id from transfers where merchant = 'alpha' and reference = '${reference}')`
    const accountOf = (member: string, kind: string) =>
      `(select id from accounts where merchant = 'alpha' and member_id = '${member}' and kind = '${kind}')`
    await withDatabase(({ db }) =>
      damage(db, [
        // A transfer that does not add up to zero: the house got less than ann staked.
        `update entries set amount = amount - 1 where merchant = 'alpha' and transfer_id = ${transferOf('ann bets')} and version is null`,
        // A balance that its lines do not explain.
        `update accounts set balance = balance + 5 where merchant = 'alpha' and id = ${accountOf('ben', 'main')}`,
        // A gap in the numbers of the lines.
        `update entries set version = 99 where merchant = 'alpha' and transfer_id = ${transferOf('cleo withdraws')} and account_id = ${accountOf('cleo', 'main')}`,
        // More on hold than the withdrawals that are open.
        `update accounts set balance = balance + 7 where merchant = 'alpha' and id = ${accountOf('dora', 'held')}`,
      ]),
    )
    const before = await withDatabase(({ db }) => moneyRows(db))
    const { code, out, err } = await reconcile()
    expect([code, err]).toEqual([1, ''])
    const wrong = Object.entries(cellsOf(out)).filter(([check, [, faults]]) => !check.includes('house ') && faults !== '0')
    expect(Object.fromEntries(wrong)).toEqual({
      'alpha transfers': ['12', '1', '2'],
      'alpha balances': ['8', '2', expect.stringMatching(/^\d+, \d+$/)],
      'alpha versions': ['16', '1', expect.stringMatching(/^\d+ line 99$/)],
      'alpha answers': ['12', '1', expect.stringMatching(/^\d+$/)],
      'alpha held': ['4', '1', 'dora'],
    })
    expect(out).toContain('Wrong: 6. Nothing was changed')
    expect(await withDatabase(({ db }) => moneyRows(db))).toEqual(before)
  })

  test('looks at one merchant alone where it is named', async () => {
    const { code, out } = await reconcile('beta')
    expect(code).toBe(0)
    expect(new Set(Object.keys(cellsOf(out)).map(name => name.split(' ')[0]))).toEqual(new Set(['beta']))
  })

  test('says so where there is no such merchant', async () => {
    const { code, out, err } = await reconcile('gamma')
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('There is no merchant gamma.')
  })
})
