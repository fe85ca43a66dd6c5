import type { FoundBy } from '@foyer/contract/casework/ops/find'
import type { memberStates } from '@foyer/contract/casework/ops/member-states'
import { sql, type SQL } from 'drizzle-orm'
import { memberFactors } from '#account/schema/factors.ts'
import { members } from '#account/schema/members.ts'
import { sessions } from '#account/schema/sessions.ts'
import { caseless } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { memberLocks } from '#locks/schema.ts'
import { lotteryTickets } from '#lottery/schema.ts'
import { accounts, transfers } from '#money/schema.ts'
import { payments } from '#payments/schema.ts'
import { playPauses } from '#safe-play/schema.ts'
import { memberTags } from './schema.ts'

/** One way in which a text may name members; every one is looked up by an index of its own. */
export type Wanted =
  | { readonly by: Exclude<FoundBy, 'name' | 'payee'>; readonly is: readonly string[] }
  | { readonly by: 'name' | 'payee'; readonly begins: string }

/** Whom a list shows besides. */
export interface ListWish {
  readonly state: (typeof memberStates)[number]
  readonly tag: string | undefined
  /** The last member of the page before. */
  readonly after: { readonly at: Date; readonly id: string } | undefined
  readonly at: Date
  readonly limit: number
}

/** Facts about members of a list, by id. */
export interface ListFacts {
  readonly balance: number
  readonly seenAt: Date | null
  readonly pause: { readonly kind: 'break' | 'exclusion'; readonly endsAt: Date | null } | null
}

export interface MemberSearchStore {
  /** Ids of members whom the text names, each with how it was found. */
  find(merchant: string, wanted: readonly Wanted[], limit: number): Promise<readonly { readonly id: string; readonly by: FoundBy }[]>
  /** Ids of members, the last one who registered first. */
  list(merchant: string, wish: ListWish): Promise<readonly string[]>
  factsOf(merchant: string, ids: readonly string[], at: Date): Promise<ReadonlyMap<string, ListFacts>>
}

/** Every text that begins so, in the order of bytes: the index on the lowered text finds them. */
const beginsWith = (column: SQL, begins: string): SQL => {
  const lowered = begins.toLowerCase()
  return sql`${column} >= ${lowered} and ${column} < ${`${lowered}\u{10ffff}`}`
}
const anyOf = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map(value => sql`${value}`),
    sql`, `,
  )})`
const numbersOf = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map(value => sql`${value}::bigint`),
    sql`, `,
  )})`

const KINDS = sql.raw(
  `(${['deposit', 'hold', 'payout', 'return', 'bet', 'win', 'rollback', 'earn', 'spend', 'grant', 'release', 'lapse', 'gift', 'remit', 'chargeback', 'reversal', 'adjust', 'deduct', 'recover', 'write-off', 'void', 'void-win'].map(kind => `'${kind}'`).join(', ')})`,
)

const one = (merchant: string, wanted: Wanted, limit: number): SQL => {
  const by = sql`${wanted.by}::text as "by"`
  switch (wanted.by) {
    case 'name':
      return sql`select id, ${by} from ${members} where merchant = ${merchant} and ${beginsWith(caseless(members.username), wanted.begins)}
        order by ${caseless(members.username)} limit ${limit}`
    case 'payee':
      return sql`select member_id as id, ${by} from ${memberFactors} where merchant = ${merchant} and ${beginsWith(caseless(memberFactors.payeeName), wanted.begins)}
        order by ${caseless(memberFactors.payeeName)} limit ${limit}`
    case 'number':
      return sql`select id, ${by} from ${members} where merchant = ${merchant} and mobile in ${anyOf(wanted.is)} and mobile_verified_at is not null`
    case 'email':
      return sql`select id, ${by} from ${members} where merchant = ${merchant} and email in ${anyOf(wanted.is)} and email_verified_at is not null`
    case 'id':
      return sql`select id, ${by} from ${members} where merchant = ${merchant} and id in ${anyOf(wanted.is)}`
    case 'payment':
      return sql`select member_id as id, ${by} from ${payments} where merchant = ${merchant} and (id in ${anyOf(wanted.is)} or provider_id in ${anyOf(wanted.is)})`
    case 'transaction':
      return sql`select member_id as id, ${by} from ${transfers} where merchant = ${merchant} and kind in ${KINDS} and reference in ${anyOf(wanted.is)}`
    case 'ticket':
      return sql`select member_id as id, ${by} from ${lotteryTickets} where merchant = ${merchant} and number in ${numbersOf(wanted.is)}`
    case 'device':
      return sql`(select distinct member_id as id, ${by} from ${sessions} where merchant = ${merchant} and device_id in ${anyOf(wanted.is)} limit ${limit})`
  }
}

/** All ways at once, in the order in which one who is found in several counts. */
export const findStatement = (merchant: string, wanted: readonly Wanted[], limit: number): SQL =>
  sql.join(
    wanted.map(each => sql`(${one(merchant, each, limit)})`),
    sql` union all `,
  )

const openLock = (merchant: string, at: SQL): SQL =>
  sql`select member_id from ${memberLocks} where merchant = ${merchant} and lifted_at is null and (until is null or until > ${at})`
const paused = (merchant: string, kind: string, at: SQL): SQL =>
  sql`select member_id from ${playPauses} where merchant = ${merchant} and kind = ${kind} and (ends_at is null or ends_at > ${at})`

export const memberSearchStore = (db: Database): MemberSearchStore => ({
  async find(merchant, wanted, limit) {
    if (wanted.length === 0) return []
    const rows = await rowsOf<{ readonly id: string; readonly by: FoundBy }>(db, findStatement(merchant, wanted, limit))
    // Of one who is found in several ways the first one counts.
    return [...new Map(rows.toReversed().map(row => [row.id, row])).values()].toReversed().slice(0, limit)
  },

  async list(merchant, { state, tag, after, at: now, limit }) {
    const at = sql`${now.toISOString()}::timestamptz`
    const conditions = [
      sql`merchant = ${merchant}`,
      ...(state === 'locked' ? [sql`id in (${openLock(merchant, at)})`] : []),
      ...(state === 'break' ? [sql`id in (${paused(merchant, 'break', at)})`] : []),
      ...(state === 'excluded' ? [sql`id in (${paused(merchant, 'exclusion', at)})`] : []),
      ...(state === 'closed' ? [sql`closed_at is not null`] : []),
      ...(tag === undefined ? [] : [sql`id in (select member_id from ${memberTags} where merchant = ${merchant} and tag = ${tag})`]),
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
        where m.merchant = ${merchant} and m.id in ${anyOf(ids)}`,
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
