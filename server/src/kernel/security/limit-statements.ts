import { sql, type SQL } from 'drizzle-orm'
import { slot } from '#kernel/db/prepared.ts'
import { limits } from './schema.ts'

/** Rows are locked in the order in which they are counted, so that two statements cannot deadlock. */
export const rewarding = (): SQL => sql`
  with running as (
    select key from ${limits} where merchant = ${sql.placeholder('merchant')} and key = any(${sql.placeholder('keys')}) and ${limits.endsAt} > ${slot('now', limits.endsAt)} and points > 0
    order by array_position(${sql.placeholder('keys')}, key) for update)
  update ${limits} set points = points - 1 from running
  where ${limits.merchant} = ${sql.placeholder('merchant')} and ${limits.key} = running.key`
