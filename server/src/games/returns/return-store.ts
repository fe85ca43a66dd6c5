import { HOUR_MS } from '@foyer/contract/time-units'
import { sql } from 'drizzle-orm'
import type { GameReturn } from '#games/desk-round.ts'
import { gameRounds } from '#games/schema.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { gameReturnChanges, gameReturnMarks, gameReturns } from './schema.ts'

/** Every statement names the merchant. */
export interface ReturnStore {
  /** Up to when the hours have all rounds; undefined before they were made first. */
  mark(merchant: string): Promise<Date | undefined>
  /** What games returned of rounds that began then or later, the most staked first. `since`: the begin of an hour. */
  since(merchant: string, since: Date): Promise<readonly GameReturn[]>
  /** In a unit of work: makes an hour anew, of the rounds that began until `until`, and moves the mark there where it is not later. */
  sum(merchant: string, hour: Date, until: Date): Promise<void>
  /** In a unit of work: adds to the hours what changed in rounds that they have, up to `CHANGES` of it; whether there may be more. */
  addChanges(merchant: string): Promise<boolean>
  /** Forgets hours that began before. */
  sweep(merchant: string, before: Date): Promise<void>
}

/** Changes that one unit of work adds: of so many none waits long for a lock. */
export const CHANGES = 5_000

const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`
const hourOf = sql.raw(`to_timestamp(floor(extract(epoch from at) / 3600) * 3600)`)

export const returnStore = (db: Database): ReturnStore => {
  const mark = async (merchant: string): Promise<Date | undefined> => {
    const [row] = await rowsOf<{ readonly until: string | Date }>(db, sql`select until from ${gameReturnMarks} where merchant = ${merchant}`)
    return row && new Date(row.until)
  }
  /** Two jobs at once make one after the other: what one of them reads of the changes, the other one has not taken already. */
  const lockedMark = async (merchant: string, first: Date): Promise<Date> => {
    await db.execute(sql`insert into ${gameReturnMarks} (merchant, until) values (${merchant}, ${momentOf(first)}) on conflict do nothing`)
    await db.execute(sql`select 1 from ${gameReturnMarks} where merchant = ${merchant} for update`)
    return (await mark(merchant)) ?? first
  }

  const since = async (merchant: string, begin: Date, isAgain = false): Promise<readonly GameReturn[]> => {
    // The mark is a value of the statement, so that PostgreSQL knows how few rounds are behind it.
    const until = (await mark(merchant)) ?? begin
    const live = until < begin ? begin : until
    const rows = await rowsOf<Record<keyof GameReturn, string | number> & { readonly until: string | Date | null }>(
      db,
      sql`select game, max(vendor) as vendor, sum(rounds) as rounds, sum(staked) as staked, sum(won) as won,
          (select until from ${gameReturnMarks} where merchant = ${merchant}) as until
        from (
          select game, vendor, rounds, staked, won from ${gameReturns} where merchant = ${merchant} and at >= ${momentOf(begin)} and at < ${momentOf(until)}
          union all
          select game, vendor, 0, staked, won from ${gameReturnChanges} where merchant = ${merchant} and at >= ${momentOf(begin)} and at < ${momentOf(until)}
          union all
          select game, vendor, 1, staked, won from ${gameRounds} where merchant = ${merchant} and began_at >= ${momentOf(live)}
        ) as found group by game order by sum(staked) desc, game`,
    )
    // A job may have moved the mark between the two statements. It does so every minute, and not twice in a moment.
    const moved = rows[0]?.until
    if (!isAgain && moved && new Date(moved).getTime() !== until.getTime()) return await since(merchant, begin, true)
    return rows.map(({ game, vendor, rounds, staked, won }) => ({
      game: String(game),
      vendor: String(vendor),
      rounds: Number(rounds),
      staked: Number(staked),
      won: Number(won),
    }))
  }

  return {
    mark,
    since: (merchant, begin) => since(merchant, begin),

    async sum(merchant, hour, wanted) {
      const known = await lockedMark(merchant, hour)
      // Of an hour that another job has made further, nothing is taken away.
      const until = new Date(Math.max(wanted.getTime(), Math.min(known.getTime(), hour.getTime() + HOUR_MS)))
      // What changed stays until it is added, so it is taken from the rounds: read by one statement, both are of the same moment. A split database writes
      // one table by a statement.
      await db.execute(sql`
        insert into ${gameReturns} as kept (merchant, at, game, vendor, rounds, staked, won)
        select ${merchant}, ${hourOf}, game, max(vendor), sum(rounds), sum(staked), sum(won)
        from (
          select began_at as at, game, vendor, 1 as rounds, staked, won from ${gameRounds}
          where merchant = ${merchant} and began_at >= ${momentOf(hour)} and began_at < ${momentOf(until)}
          union all
          select at, game, vendor, 0, -staked, -won from ${gameReturnChanges}
          where merchant = ${merchant} and at >= ${momentOf(hour)} and at < ${momentOf(until)}
        ) as began group by 2, 3
        on conflict (merchant, at, game) do update
        set vendor = excluded.vendor, rounds = excluded.rounds, staked = excluded.staked, won = excluded.won`)
      if (until > known) await db.execute(sql`update ${gameReturnMarks} set until = ${momentOf(until)} where merchant = ${merchant}`)
    },

    async addChanges(merchant) {
      if (!(await mark(merchant))) return false
      const until = await lockedMark(merchant, new Date(0))
      const found = await rowsOf<Record<'id' | 'at' | 'staked' | 'won', number | string> & { readonly game: string }>(
        db,
        sql`select transfer_id as id, extract(epoch from ${hourOf})::bigint as at, game, staked, won from ${gameReturnChanges}
          where merchant = ${merchant} and at < ${momentOf(until)} order by at, transfer_id limit ${CHANGES}`,
      )
      if (found.length === 0) return false
      // Those that were read, and no others, because more may come between two statements.
      const changes = sql`jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as c(id bigint, at bigint, game text, staked bigint, won bigint)`
      await db.execute(sql`
        update ${gameReturns} as kept set staked = kept.staked + sums.staked, won = kept.won + sums.won
        from (select to_timestamp(c.at) as at, c.game, sum(c.staked) as staked, sum(c.won) as won from ${changes} group by 1, 2) as sums
        where kept.merchant = ${merchant} and kept.at = sums.at and kept.game = sums.game`)
      await db.execute(sql`delete from ${gameReturnChanges} where merchant = ${merchant} and transfer_id in (select c.id from ${changes})`)
      return found.length === CHANGES
    },

    async sweep(merchant, before) {
      for (const table of [gameReturns, gameReturnChanges]) {
        await db.execute(sql`delete from ${table} where merchant = ${merchant} and at < ${momentOf(before)}`)
      }
    },
  }
}
