import { lte, sql, type SQL } from 'drizzle-orm'
import { slot } from '#kernel/db/prepared.ts'
import { limits } from './schema.ts'

/** A step that counts the try `key<name>` and returns a row, unless its limit is reached. `source`: what follows the selected values, such as a condition. */
export const counting = (name: string | number, source: SQL): SQL => {
  const isOver = lte(limits.endsAt, slot('now', limits.endsAt))
  return sql`
      insert into ${limits} (merchant, key, points, ends_at)
      select ${slot('merchant', limits.merchant)}, ${slot(`key${name}`, limits.key)}, 1, ${slot(`endsAt${name}`, limits.endsAt)} ${source}
      on conflict (merchant, key) do update set
        points = case when ${isOver} then 1 else ${limits.points} + 1 end,
        ends_at = case when ${isOver} then excluded.ends_at else ${limits.endsAt} end
      -- A refused try writes nothing: a flood must not become a flood of writes.
      where ${isOver} or ${limits.points} < ${slot(`points${name}`, limits.points)}
      returning 1`
}

/** The statement returns one row for each try that was counted. */
export const consuming = (tries: number): SQL => {
  const names = Array.from({ length: tries }, (_, index) => sql.identifier(`counted_${index}`))
  const steps = names.map(
    (name, index) => sql`${name} as (${counting(index, index > 0 ? sql`where exists (select from ${names[index - 1]})` : sql``)})`,
  )
  const all = names.map(name => sql`select from ${name}`)
  return sql`with ${sql.join(steps, sql`, `)} ${sql.join(all, sql` union all `)}`
}

/** Rows are locked in the order in which they are counted, so that two statements cannot deadlock. */
export const rewarding = (): SQL => sql`
  with running as (
    select key from ${limits} where merchant = ${sql.placeholder('merchant')} and key = any(${sql.placeholder('keys')}) and ${limits.endsAt} > ${slot('now', limits.endsAt)} and points > 0
    order by array_position(${sql.placeholder('keys')}, key) for update)
  update ${limits} set points = points - 1 from running
  where ${limits.merchant} = ${sql.placeholder('merchant')} and ${limits.key} = running.key`
