import { MEMBER_ROWS, openLedger } from '#ledger-moves.ts'
import { makeSums } from './sums.ts'
import { writePast, type Past } from './write-past.ts'

/** The provider of games in the demo merchant's settings. */
const PROVIDER = 'demo'

export const say = (line: string) => console.log(`  ${line}`)
export const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

/**
 * The address of a database with that past on the PostgreSQL at `url`, made where it is not there yet. Untraced and so without sums it takes a small part of
 * the time, and serves only what reads the ledger itself.
 */
export const databaseOf = async (url: string, past: Past): Promise<string> => {
  const { members, movements, traced } = past
  const admin = await openLedger(url)
  try {
    const name = `growth_${members}_${movements}${traced ? '' : '_ledger'}`
    const own = Object.assign(new URL(url), { pathname: `/${name}` }).href
    const { rows } = await admin.query('select datname from pg_database')
    if (rows.some(row => (row as { datname: string }).datname === name)) return own
    const began = performance.now()
    // By another name until it is whole: one that was begun and not ended is no use.
    await admin.query(`drop database if exists ${name}_begun`)
    await admin.query(`create database ${name}_begun`)
    const begun = Object.assign(new URL(url), { pathname: `/${name}_begun` }).href
    const ledger = await openLedger(begun)
    try {
      await ledger.query(MEMBER_ROWS(0, 0))
      await ledger.begin()
      await writePast(ledger.pool, past, PROVIDER, say)
    } finally {
      await ledger.close()
    }
    say(
      `${secondsSince(began)} to fill a database with ${members.toLocaleString('en')} members and ${(members * movements).toLocaleString('en')} movements`,
    )
    if (traced) for (const [what, took] of Object.entries(await makeSums(begun))) say(`${took.toFixed(1).padStart(8)}   ${what}, s`)
    await admin.query(`alter database ${name}_begun rename to ${name}`)
    return own
  } finally {
    await admin.close()
  }
}
