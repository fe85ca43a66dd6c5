import { INBOX_DAYS, INBOX_MOST } from '@foyer/contract/inbox/inbox'
import { kindsOf, type InboxKind } from '@foyer/contract/inbox/inbox-kinds'
import { DAY_MS } from '@foyer/contract/time-units'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { InboxBounds, InboxReader, InboxSources } from '#kernel/inbox-source.ts'
import { ownerOf, type Owner } from '#kernel/owner-of.ts'
import { inboxMarks } from './schema.ts'

export interface InboxRow {
  readonly kind: InboxKind
  /** Of the kind. */
  readonly id: string
  readonly at: Date
  readonly isNew: boolean
  /** What the contract says that its kind carries; undefined: it is not shown. */
  readonly carried: object | undefined
}

interface FoundRow extends Pick<InboxRow, 'kind' | 'id'> {
  readonly at: Date | string
  readonly is_new: boolean
  readonly said: unknown
}

/** What the subjects have for a member's inbox, in one statement, however many of them there are. */
export interface InboxStore {
  /** The latest first: those before the item with this moment and key, if one is named. */
  before(
    reader: InboxReader,
    kinds: readonly InboxKind[],
    place: { readonly at: Date; readonly id: string } | undefined,
    limit: number,
  ): Promise<readonly InboxRow[]>
  /** How many items are new; `INBOX_MOST` stands for this many and more. The chat has a count of its own. */
  countNew(reader: InboxReader): Promise<number>
  /** The member has seen everything up to a moment; an earlier one than before changes nothing. */
  see(owner: Owner, upTo: Date): Promise<void>
}

const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`
const oldest = (now: Date) => momentOf(new Date(now.getTime() - INBOX_DAYS * DAY_MS))
const SEEN_TO = sql`(select at from mark)`
/** The chat's messages are counted by the chat. */
const COUNTED = kindsOf(undefined).filter(kind => kind !== 'chat')

export const inboxStore = (db: Database, sources: InboxSources): InboxStore => {
  /** Read once per statement; each source may use it in the condition of an index. */
  const mark = ({ merchant, memberId }: Owner) => sql`mark as materialized (
    select coalesce((select seen_to from ${inboxMarks} where merchant = ${merchant} and member_id = ${memberId}), '-infinity'::timestamptz) as at)`
  const itemsOf = (reader: InboxReader, kinds: readonly InboxKind[], bounds: InboxBounds): SQL | undefined => {
    const parts = kinds.flatMap(kind => {
      const rows = sources[kind].rows(reader, bounds)
      return rows ? [sql`select ${kind}::text as kind, id, at, is_new, said from (${rows}) as ${sql.identifier(kind)}`] : []
    })
    return parts.length === 0 ? undefined : sql.join(parts, sql` union all `)
  }

  return {
    async before(reader, kinds, place, limit) {
      const items = itemsOf(reader, kinds, { since: oldest(reader.now), seenTo: SEEN_TO })
      if (!items) return []
      const rows = await rowsOf<FoundRow>(
        db,
        sql`with ${mark(ownerOf(reader.caller))}
        select kind, id, at, is_new, said from (${items}) as items
        ${place ? sql`where (at, kind || ':' || id) < (${momentOf(place.at)}, ${place.id})` : sql``}
        order by at desc, kind || ':' || id desc limit ${limit}`,
      )
      return rows.map(({ kind, id, at, is_new: isNew, said }) => {
        const { shown } = sources[kind]
        return { kind, id, at: new Date(at), isNew, carried: shown ? shown(reader, { id, said }) : (said as object) }
      })
    },

    async countNew(reader) {
      const items = itemsOf(reader, COUNTED, { since: sql`greatest(${SEEN_TO}, ${oldest(reader.now)})`, seenTo: SEEN_TO })
      if (!items) return 0
      const [row] = await rowsOf<{ readonly count: number | string }>(
        db,
        sql`with ${mark(ownerOf(reader.caller))}
        select count(*) as count from (select 1 from (${items}) as items where is_new limit ${INBOX_MOST}) as counted`,
      )
      return Number(row?.count ?? 0)
    },

    async see(owner, seenTo) {
      await db
        .insert(inboxMarks)
        .values({ ...owner, seenTo })
        .onConflictDoUpdate({
          target: [inboxMarks.merchant, inboxMarks.memberId],
          set: { seenTo },
          setWhere: sql`${inboxMarks.seenTo} < excluded.seen_to`,
        })
    },
  }
}
