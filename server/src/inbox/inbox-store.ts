import type { InboxKind } from '@foyer/contract/inbox/inbox-kinds'
import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { prepared, shapeName } from '#kernel/db/prepared.ts'
import type { InboxReader } from '#kernel/inbox-source.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { COUNTED, type InboxStatements } from './inbox-statements.ts'
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

/** A place after everything that can be in an inbox. */
const FROM_THE_LATEST = { at: 'infinity', id: '' }

export const inboxStore = (db: Database, { sources, shapeOf, around, itemsOf, countOf, valuesOf }: InboxStatements): InboxStore => {
  const statements = new Map<string, (values: Readonly<Record<string, unknown>>) => Promise<readonly unknown[]>>()
  /** Runs a statement on the items of kinds that there are at the reader's merchant; nothing where there are none. */
  const run = async <Row>(
    name: 'before' | 'count',
    reader: InboxReader,
    kinds: readonly InboxKind[],
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<readonly Row[]> => {
    const there = shapeOf(reader.caller.merchant, kinds)
    if (there.length === 0) return []
    const key = shapeName(`inbox_${name}`, there)
    const statement =
      statements.get(key) ??
      prepared<Row>(db, key, () =>
        name === 'count'
          ? sql`${around} select ${countOf(there)} as count`
          : sql`${around} select kind, id, at, is_new, said from (${itemsOf(there)}) as items
              where (at, kind || ':' || id) < (${sql.placeholder('beforeAt')}::timestamptz, ${sql.placeholder('beforeId')}::text)
              order by at desc, kind || ':' || id desc limit ${sql.placeholder('limit')}::int`,
      )
    statements.set(key, statement)
    return (await statement({ ...valuesOf(reader), ...more })) as readonly Row[]
  }

  return {
    async before(reader, kinds, place, limit) {
      const { at, id } = place ? { at: place.at.toISOString(), id: place.id } : FROM_THE_LATEST
      const rows = await run<FoundRow>('before', reader, kinds, { beforeAt: at, beforeId: id, limit })
      return rows.map(({ kind, id, at, is_new: isNew, said }) => {
        const { shown } = sources[kind]
        return { kind, id, at: new Date(at), isNew, carried: shown ? shown(reader, { id, said }) : (said as object) }
      })
    },

    async countNew(reader) {
      const [row] = await run<{ readonly count: number | string }>('count', reader, COUNTED)
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
