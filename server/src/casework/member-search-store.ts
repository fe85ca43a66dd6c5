import type { FoundBy } from '@foyer/contract/casework/ops/find'
import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { sessions } from '#account/schema/sessions.ts'
import { oneOf } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { memberLocks } from '#locks/schema.ts'
import { accounts } from '#money/schema.ts'
import { playPauses } from '#safe-play/schema.ts'
import { type Wanted, findStatement } from './member-find-statements.ts'
import type { ListWish, ListFacts } from './member-list.ts'
import { memberTags } from './schema.ts'

export interface MemberSearchStore {
  /** Ids of members whom the text names, each with how it was found. */
  find(merchant: string, wanted: readonly Wanted[], limit: number): Promise<readonly { readonly id: string; readonly by: FoundBy }[]>
  /** Ids of members, the last one who registered first. */
  list(merchant: string, wish: ListWish): Promise<readonly string[]>
  factsOf(merchant: string, ids: readonly string[], at: Date): Promise<ReadonlyMap<string, ListFacts>>
}

const openLock = (merchant: string, at: SQL): SQL =>
  sql`select member_id from ${memberLocks} where merchant = ${merchant} and lifted_at is null and (until is null or until > ${at})`
const tagged = (merchant: string, tag: string): SQL => sql`select member_id from ${memberTags} where merchant = ${merchant} and tag = ${tag}`

/**
 * Members whom rows of a table name, in the order of the list by an index of their own, so that of many thousands only those of a page are read. The rows
 * are `p`, and have the moment when the member registered, except those that a server of an earlier version wrote; `which` is given the member's id.
 */
const pageOf = (merchant: string, table: SQL, which: (id: SQL) => SQL, { after, limit }: Pick<ListWish, 'after' | 'limit'>): SQL => {
  const page = (id: SQL, registered: SQL) => sql`p.merchant = ${merchant} and ${which(id)}
    ${after ? sql`and (${registered}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id})` : sql``}
    order by ${registered} desc, ${id} desc limit ${limit}`
  return sql`select id from (
      (select p.member_id as id, p.registered_at as at from ${table} p
        where p.registered_at is not null and ${page(sql`p.member_id`, sql`p.registered_at`)})
      union all
      (select m.id, m.registered_at from ${table} p join ${members} m on m.merchant = ${merchant} and m.id = p.member_id
        where p.registered_at is null and ${page(sql`m.id`, sql`m.registered_at`)})
    ) as named order by at desc, id desc limit ${limit}`
}

/** Members in a break or excluded. */
const pausedMembers = (merchant: string, kind: string, at: SQL, { tag, ...wish }: Pick<ListWish, 'tag' | 'after' | 'limit'>): SQL =>
  pageOf(
    merchant,
    sql`${playPauses}`,
    id => sql`p.kind = ${kind} and (p.ends_at is null or p.ends_at > ${at})
      ${tag === undefined ? sql`` : sql`and ${id} in (${tagged(merchant, tag)})`}`,
    wish,
  )

export const memberSearchStore = (db: Database): MemberSearchStore => ({
  async find(merchant, wanted, limit) {
    if (wanted.length === 0) return []
    const rows = await rowsOf<{ readonly id: string; readonly by: FoundBy }>(db, findStatement(merchant, wanted, limit))
    // Of one who is found in several ways the first one counts.
    return [...new Map(rows.toReversed().map(row => [row.id, row])).values()].toReversed().slice(0, limit)
  },

  async list(merchant, { state, tag, after, at: now, limit }) {
    const at = sql`${now.toISOString()}::timestamptz`
    if (state === 'break' || state === 'excluded') {
      const kind = state === 'break' ? 'break' : 'exclusion'
      return (await rowsOf<{ readonly id: string }>(db, pausedMembers(merchant, kind, at, { tag, after, limit }))).map(({ id }) => id)
    }
    if (state === 'all' && tag !== undefined) {
      const statement = pageOf(merchant, sql`${memberTags}`, () => sql`p.tag = ${tag}`, { after, limit })
      return (await rowsOf<{ readonly id: string }>(db, statement)).map(({ id }) => id)
    }
    const conditions = [
      sql`merchant = ${merchant}`,
      ...(state === 'locked' ? [sql`id in (${openLock(merchant, at)})`] : []),
      ...(state === 'closed' ? [sql`closed_at is not null`] : []),
      ...(tag === undefined ? [] : [sql`id in (${tagged(merchant, tag)})`]),
      ...(after ? [sql`(registered_at, id) < (${after.at.toISOString()}::timestamptz, ${after.id})`] : []),
    ]
    const rows = await rowsOf<{ readonly id: string }>(
      db,
      sql`select id from ${members} where ${sql.join(conditions, sql` and `)} order by registered_at desc, id desc limit ${limit}`,
    )
    return rows.map(({ id }) => id)
  },

  async factsOf(merchant, ids, now) {
    if (ids.length === 0) return new Map()
    const at = sql`${now.toISOString()}::timestamptz`
    const rows = await rowsOf<{
      readonly id: string
      readonly balance: string | number | null
      readonly seen: string | Date | null
      readonly kind: 'break' | 'exclusion' | null
      readonly ends: string | Date | null
    }>(
      db,
      sql`select m.id, a.balance, (select max(last_used_at) from ${sessions} s where s.merchant = ${merchant} and s.member_id = m.id) as seen, p.kind,
          coalesce(p.ends_at, p.until) as ends
        from ${members} m
        left join ${accounts} a on a.merchant = ${merchant} and a.member_id = m.id and a.kind = 'main'
        left join ${playPauses} p on p.merchant = ${merchant} and p.member_id = m.id and (p.ends_at is null or p.ends_at > ${at})
        where m.merchant = ${merchant} and ${oneOf(sql`m.id`, ids)}`,
    )
    const dateOf = (value: string | Date | null) => (value === null ? null : new Date(value))
    return new Map(
      rows.map(({ id, balance, seen, kind, ends }) => [
        id,
        { balance: Number(balance ?? 0), seenAt: dateOf(seen), pause: kind && { kind, endsAt: dateOf(ends) } },
      ]),
    )
  },
})
