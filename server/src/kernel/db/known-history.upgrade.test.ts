import { randomBytes } from 'node:crypto'
import { checkCertificate } from '@foyer/draw-check/certificate'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { codeOfApp } from '#account/testing/test-factors.ts'
import { reconcile } from '#money/reconcile.ts'
import { embeddedDump, HISTORIES, postgresDump, historyAt } from '#testing/history/dumps.ts'
import { createHistoryStage, HISTORY_ENDS } from '#testing/history/history-stage.ts'
import { BEN, BENS_SECRET, CAT, readHistory } from '#testing/history/live-history.ts'
import { PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { postgresUrl } from '#testing/test-database.ts'
import type { OpenDatabase } from './database.ts'
import { openPglite } from './embedded.ts'
import { UnknownHistoryError } from './known-history.ts'
import { openPostgres } from './postgres.ts'

type Dump = (typeof HISTORIES)[number]

/** A new PostgreSQL database with what a dump holds, before anything is brought up to date. */
const restored = async (day: Dump): Promise<{ readonly href: string; drop(): Promise<void> }> => {
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
  await on(own.href, postgresDump(day))
  return { href: own.href, drop: () => on(postgresUrl ?? '', `drop database ${name} with (force)`) }
}

const openDump = async (day: Dump): Promise<OpenDatabase> => {
  if (postgresUrl === undefined) return await openPglite({ loadDataDir: embeddedDump(day) })
  const { href, drop } = await restored(day)
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
const changedHistory = async (day: Dump): Promise<{ readonly again: Promise<OpenDatabase>; close(): Promise<void> }> => {
  const change = async ({ db }: OpenDatabase) => await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'another' where id = 1`)
  if (postgresUrl === undefined) {
    const opened = await openPglite({ loadDataDir: embeddedDump(day) })
    await change(opened)
    const loadDataDir = await opened.client.dumpDataDir('none')
    await opened.close()
    return { again: openPglite({ loadDataDir }), close: () => Promise.resolve() }
  }
  const { href, drop } = await restored(day)
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
describe.skipIf(postgresUrl !== undefined && inject('isPartitioned') === true).each(HISTORIES)('data of %s', day => {
  test('is brought up to date: members, balances, books and draws are what they were, and life goes on', async () => {
    wire = await createHistoryStage(await openDump(day), { start: HISTORY_ENDS, gateway: 'http://127.0.0.1:9' })
    const answer = historyAt(day, postgresUrl === undefined ? 'embedded' : 'postgres')
    expect(await readHistory(wire)).toMatchObject(answer)

    const found = await reconcile({ ...wire.system, log: pino({ level: 'silent' }) })('alpha')
    expect(found.filter(({ faults }) => faults > 0)).toEqual([])
    expect(found.find(({ check }) => check === 'transfers')?.checked).toBeGreaterThan(20)

    const client = wire.client()
    // Signed by the key that all merchants had together; it stays among those of each.
    const { key, earlierKeys } = valueOf(await client.call('lottery.list', {}))
    expect(earlierKeys).toHaveLength(1)
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
    const { again, close } = await changedHistory(day)
    await expect(again).rejects.toThrow(UnknownHistoryError)
    await expect(again).rejects.toThrow(/^The database was not made by the migrations of this version: [^.]+\.$/)
    await close()
  })
})
