import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { End } from './end.ts'
import { merchantTables } from './merchant-tables.ts'

/** PostgreSQL's code for a statement that waited for a lock until `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03'
/** Whoever writes into a table waits behind us while we wait for it: not for long, and again, ms. */
const LOCK_MS = 500
const TRIES = 120
const BREATH_MS = 250

/** Claims and ends of jobs go over all merchants: a claim leaves out a merchant that leaves, and a job that ends late is done again, as after any crash. */
const INSERTS_ALONE = ['jobs']

const triggersOf = (merchant: string) => ({
  written: pg.escapeIdentifier(`cell_closes_${merchant}`),
  removed: pg.escapeIdentifier(`cell_closes_${merchant}_rows`),
})

/** Does something for which a table must be had for a moment. */
const withTable = async ({ client }: End, table: string, statement: string): Promise<void> => {
  for (let left = TRIES; ; left -= 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${LOCK_MS}`)
      await client.query(statement)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if ((error as { readonly code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error
      if (left <= 1) throw new Error(`Others did not let go of the table ${table}: look for long transactions (pg_stat_activity).`, { cause: error })
      await wait(BREATH_MS)
    }
  }
}

/**
 * Closes all tables for writing of this merchant's rows, by a trigger on each (migration 0068). To make one waits for every transaction that has written into
 * the table, so once all are there no row of the merchant is under way any more: what is committed is everything. Installations without a move have none of
 * these triggers, and they cost others nothing but the comparison of two texts.
 */
export const closeTables = async (end: End, merchant: string): Promise<void> => {
  const { written, removed } = triggersOf(merchant)
  const code = pg.escapeLiteral(merchant)
  for (const { name } of await merchantTables(end)) {
    const table = pg.escapeIdentifier(name)
    const isLimited = INSERTS_ALONE.includes(name)
    const statements = [
      `create or replace trigger ${written} before ${isLimited ? 'insert' : 'insert or update'} on ${table} for each row when (new.merchant = ${code}) execute function cell_closes()`,
      ...(isLimited
        ? []
        : [
            `create or replace trigger ${removed} before delete on ${table} for each row when (old.merchant = ${code}) execute function cell_closes()`,
          ]),
    ]
    await withTable(end, name, statements.join(';'))
  }
}

/** Takes the triggers away. */
export const openTables = async (end: End, merchant: string): Promise<void> => {
  const { written, removed } = triggersOf(merchant)
  for (const { name } of await merchantTables(end)) {
    const table = pg.escapeIdentifier(name)
    await withTable(end, name, `drop trigger if exists ${written} on ${table}; drop trigger if exists ${removed} on ${table}`)
  }
}
