import { and, eq, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { prepared, slot } from '#db/prepared.ts'
import { limits } from '#db/schema/security.ts'

/** One try of at most `points` in the window of `key`; each merchant has separate windows. */
export interface Try {
  readonly key: string
  readonly points: number
  /** When the window ends, if this try is its first. */
  readonly endsAt: Date
}

/** Counts tries in windows that start with the first try. */
export interface LimitStore {
  /**
   * Counts the tries in order until one limit is reached; returns how many were counted and, if a limit was reached, when its window ends.
   * Exact under concurrency, because one statement both decides and counts.
   */
  consume(merchant: string, tries: readonly Try[], now: Date): Promise<{ readonly counted: number; readonly fullUntil?: Date }>
  /** Takes one try back from each window that has not ended. */
  reward(merchant: string, keys: readonly string[], now: Date): Promise<void>
  /** Removes windows that ended before the given time; returns their number. */
  sweep(endedBefore: Date): Promise<number>
}

/** The statement returns one row for each try that was counted. */
const consuming = (tries: number): SQL => {
  const isOver = lte(limits.endsAt, slot('now', limits.endsAt))
  const names = Array.from({ length: tries }, (_, index) => sql.identifier(`counted_${index}`))
  const steps = names.map(
    (name, index) => sql`${name} as (
      insert into ${limits} (merchant, key, points, ends_at)
      select ${slot('merchant', limits.merchant)}, ${sql.placeholder(`key${index}`)}, 1, ${slot(`endsAt${index}`, limits.endsAt)}${index > 0 ? sql` where exists (select from ${names[index - 1]})` : sql``}
      on conflict (merchant, key) do update set
        points = case when ${isOver} then 1 else ${limits.points} + 1 end,
        ends_at = case when ${isOver} then excluded.ends_at else ${limits.endsAt} end
      -- A refused try writes nothing: a flood must not become a flood of writes.
      where ${isOver} or ${limits.points} < ${slot(`points${index}`, limits.points)}
      returning 1)`,
  )
  const all = names.map(name => sql`select from ${name}`)
  return sql`with ${sql.join(steps, sql`, `)} ${sql.join(all, sql` union all `)}`
}

/** Rows are locked in the order in which they are counted, so that two statements cannot deadlock. */
const rewarding = (): SQL => sql`
  with running as (
    select key from ${limits} where merchant = ${sql.placeholder('merchant')} and key = any(${sql.placeholder('keys')}) and ${limits.endsAt} > ${slot('now', limits.endsAt)} and points > 0
    order by array_position(${sql.placeholder('keys')}, key) for update)
  update ${limits} set points = points - 1 from running
  where ${limits.merchant} = ${sql.placeholder('merchant')} and ${limits.key} = running.key`

export const limitStore = (db: Database): LimitStore => {
  const byTries: ReturnType<typeof prepared>[] = []
  const consume = (tries: number) => (byTries[tries] ??= prepared(db, `limits_consume_${tries}`, () => consuming(tries)))
  const reward = prepared(db, 'limits_reward', rewarding)

  return {
    async consume(merchant, tries, now) {
      const values: Record<string, unknown> = { merchant, now }
      for (const [index, { key, points, endsAt }] of tries.entries()) {
        Object.assign(values, { [`key${index}`]: key, [`points${index}`]: points, [`endsAt${index}`]: endsAt })
      }
      const rows = await consume(tries.length)(values)
      const full = tries[rows.length]
      if (!full) return { counted: rows.length }
      const [window] = await db
        .select({ endsAt: limits.endsAt })
        .from(limits)
        .where(and(eq(limits.merchant, merchant), eq(limits.key, full.key)))
      return { counted: rows.length, fullUntil: window?.endsAt ?? now }
    },

    async reward(merchant, keys, now) {
      await reward({ merchant, keys, now })
    },

    async sweep(endedBefore) {
      const ended = await db.delete(limits).where(lte(limits.endsAt, endedBefore)).returning({ key: limits.key })
      return ended.length
    },
  }
}
