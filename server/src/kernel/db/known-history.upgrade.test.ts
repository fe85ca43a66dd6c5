import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCertificate } from '@foyer/draw-check/certificate'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { codeOfApp } from '#account/testing/test-factors.ts'
import { reconcile } from '#money/reconcile.ts'
import { embeddedDump, hasDump, type History, HISTORIES, postgresDump, historyAt } from '#testing/history/dumps.ts'
import { createHistoryStage, HISTORY_ENDS } from '#testing/history/history-stage.ts'
import { BEN, BENS_SECRET, CAT, readHistory } from '#testing/history/live-history.ts'
import { PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { openOwnPostgres, openTestDatabase, postgresUrl } from '#testing/test-database.ts'
import type { OpenDatabase } from './database.ts'
import { openPglite } from './embedded.ts'
import { momentOf, noteOldestProgram, OldProgramError, RELEASES, requireRecentProgram, UnknownHistoryError } from './known-history.ts'
import { migratePostgres, openPostgres } from './postgres.ts'
import { rowsOf } from './rows-of.ts'

const KIND = postgresUrl === undefined ? 'embedded' : 'postgres'
/** How many earlier keys sign draws: the first program had one for all merchants together. It stays among those of each. */
const EARLIER_KEYS: Readonly<Record<History, number>> = { '2026-11-25': 1, '0.1.0': 0 }

/** A new PostgreSQL database with what a dump holds, before anything is brought up to date. */
const restored = async (history: History): Promise<{ readonly href: string; drop(): Promise<void> }> => {
  const name = `foyer_history_${randomBytes(8).toString('hex')}`
  const on = async (href: string, statements: string) => {
    const client = new pg.Client({ connectionString: href })
    await client.connect()
    await client.query(statements)
    await client.end()
  }
  const own = new URL(postgresUrl ?? '')
  own.pathname = `/${name}`
  await on(postgresUrl ?? '', `create database ${name}`)
  await on(own.href, postgresDump(history))
  return { href: own.href, drop: () => on(postgresUrl ?? '', `drop database ${name} with (force)`) }
}

const openDump = async (history: History): Promise<OpenDatabase> => {
  if (postgresUrl === undefined) return await openPglite({ loadDataDir: embeddedDump(history) })
  const { href, drop } = await restored(history)
  const opened = await openPostgres(href, () => undefined)
  return {
    ...opened,
    async close() {
      await opened.close()
      await drop()
    },
  }
}

/** Opens a dump in which one migration is another than ours. */
const changedHistory = async (history: History): Promise<{ readonly again: Promise<OpenDatabase>; close(): Promise<void> }> => {
  const change = async ({ db }: OpenDatabase) => await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'another' where id = 1`)
  if (postgresUrl === undefined) {
    const opened = await openPglite({ loadDataDir: embeddedDump(history) })
    await change(opened)
    const loadDataDir = await opened.client.dumpDataDir('none')
    await opened.close()
    return { again: openPglite({ loadDataDir }), close: () => Promise.resolve() }
  }
  const { href, drop } = await restored(history)
  const opened = await openPostgres(href, () => undefined)
  await change(opened)
  await opened.close()
  return { again: openPostgres(href, () => undefined), close: drop }
}

let wire: TestApp | undefined
afterEach(async () => {
  await wire?.close()
  wire = undefined
})

// The dump is not partitioned: once on PostgreSQL is enough.
describe.skipIf(postgresUrl !== undefined && inject('isPartitioned') === true).each(HISTORIES.filter(each => hasDump(each, KIND)))(
  'data of %s',
  history => {
    test('is brought up to date: members, balances, books and draws are what they were, and life goes on', async () => {
      wire = await createHistoryStage(await openDump(history), { start: HISTORY_ENDS, gateway: 'http://127.0.0.1:9' })
      const found = await readHistory(wire)
      const answer = historyAt(history, KIND)
      expect(found).toMatchObject(answer)
      expect(found.chain.fault).toBeUndefined()

      const checks = await reconcile({ ...wire.system, log: pino({ level: 'silent' }) })('alpha')
      expect(checks.filter(({ faults }) => faults > 0)).toEqual([])
      expect(checks.find(({ check }) => check === 'transfers')?.checked).toBeGreaterThan(20)

      const client = wire.client()
      const { key, earlierKeys } = valueOf(await client.call('lottery.list', {}))
      expect(earlierKeys).toHaveLength(EARLIER_KEYS[history])
      expect(await checkCertificate(answer.draw.certificate ?? '', { keys: [key, ...earlierKeys] })).toMatchObject({ faults: [] })

      // What was sealed can be opened: Ben is asked for his app's code, and is let in by it.
      expect(await client.call('session.login', signIn(BEN))).toMatchObject({ errorCode: 'login_verify_required' })
      const authCode = codeOfApp(BENS_SECRET, wire.system.clock())
      valueOf(await client.call('session.loginVerification', { username: BEN, password: PASSWORD, method: 'G', authCode }))

      // The draw that was open is drawn.
      wire.system.clock.advance(180)
      await wire.system.jobs.runDue()
      expect(valueOf(await client.call('lottery.draw', { id: 'fixed-20260101-0115' })).draw).toMatchObject({ state: 'settled' })
      expect(valueOf(await wire.client().call('session.login', signIn(CAT)))).toMatchObject({ token: expect.any(String) })
    })

    test('with a history that is not ours is refused in one sentence', async () => {
      const { again, close } = await changedHistory(history)
      await expect(again).rejects.toThrow(UnknownHistoryError)
      await expect(again).rejects.toThrow(/^The database was not made by the migrations of this version: [^.]+\.$/)
      await close()
    })
  },
)

/** The moment of a migration that this program has not. */
const LATER = Date.parse('2100-01-01T00:00:00Z')
const ONE_SENTENCE = /^This program is several versions older than its database, [^.]+\.$/

describe.runIf(postgresUrl)('versions on PostgreSQL', () => {
  let own: Awaited<ReturnType<typeof openOwnPostgres>>
  beforeAll(async () => {
    own = await openOwnPostgres(postgresUrl ?? '')
  })
  afterAll(() => own.close())

  const openings = {
    'a server in production': async () => await (await openPostgres(own.href, () => undefined, false)).close(),
    'a server that migrates': async () => await (await openPostgres(own.href, () => undefined, true)).close(),
    'foyer migrate': () => migratePostgres(own.href),
  }
  const note = async () =>
    (await rowsOf<{ readonly note: string }>(own.db, sql`select obj_description('drizzle'::regnamespace, 'pg_namespace') as note`))[0]?.note

  test('whoever is two versions behind a database is refused in one sentence; one version behind, it runs and takes nothing back', async () => {
    expect(await note()).toContain(String(momentOf(RELEASES.at(-1)?.lastMigration ?? '')))
    const [ours] = await rowsOf<{ readonly at: string }>(own.db, sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`)
    // The next version has a migration of its own, and goes on with this one beside it.
    await own.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next version', ${LATER})`)
    await noteOldestProgram(own.db, Number(ours?.at))
    const noted = await note()
    for (const open of Object.values(openings)) await open()
    expect(await note()).toBe(noted)

    // The one after that needs the next one's migration.
    await noteOldestProgram(own.db, LATER)
    for (const open of Object.values(openings)) {
      await expect(open()).rejects.toThrow(OldProgramError)
      await expect(open()).rejects.toThrow(ONE_SENTENCE)
    }
  })
})

test.skipIf(postgresUrl)('the embedded database refuses a program two versions behind it', async () => {
  const { db, close } = await openTestDatabase()
  await requireRecentProgram(db)
  await noteOldestProgram(db, LATER)
  await expect(requireRecentProgram(db)).rejects.toThrow(OldProgramError)
  // The next test may get the same database.
  await db.execute(sql`comment on schema drizzle is null`)
  await close()
})

test('each version below the newest heading of CHANGELOG.md is listed with its last migration, and each version has a stored dump', () => {
  const changes = readFileSync(join(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8')
  const headings = [...changes.matchAll(/^## (\S+)/gm)].map(([, heading = '']) => heading)
  const before = headings.slice(1).filter(heading => heading.endsWith('.0'))
  expect(RELEASES.map(({ version }) => version)).toEqual(before.toReversed())
  const moments = RELEASES.map(({ lastMigration }) => momentOf(lastMigration))
  expect(moments).toEqual(moments.toSorted((one, other) => one - other))
  expect(HISTORIES).toEqual(expect.arrayContaining(headings.filter(heading => heading.endsWith('.0'))))
})
