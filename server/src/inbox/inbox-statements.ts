import { INBOX_DAYS, INBOX_MOST } from '@foyer/contract/inbox/inbox'
import { kindsOf, type InboxKind } from '@foyer/contract/inbox/inbox-kinds'
import { DAY_MS } from '@foyer/contract/time-units'
import { sql, type SQL } from 'drizzle-orm'
import type { InboxBounds, InboxReader, InboxSources } from '#kernel/inbox-source.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { pauseThatHolds } from '#safe-play/pause-statements.ts'
import { inboxMarks } from './schema.ts'

/** What is counted as new. The chat's messages are counted by the chat. */
export const COUNTED = kindsOf(undefined).filter(kind => kind !== 'chat')

/** The parts of statements on a member's inbox, in SQL whose values are placeholders: so each is built once, and planned once per connection. */
export interface InboxStatements {
  readonly sources: InboxSources
  /** Those of the kinds that there are at the merchant. */
  readonly shapeOf: (merchant: Merchant, kinds: readonly InboxKind[]) => readonly InboxKind[]
  /** Stands before the select, which may read `mark` and `pause`. */
  readonly around: SQL
  /** All items of the kinds, as rows. */
  readonly itemsOf: (kinds: readonly InboxKind[]) => SQL
  /** How many items are new; `INBOX_MOST` stands for this many and more. */
  readonly countOf: (kinds: readonly InboxKind[]) => SQL
  /** The values of all placeholders. */
  readonly valuesOf: (reader: InboxReader) => Readonly<Record<string, unknown>>
}

const merchant = sql`${sql.placeholder('merchant')}`
const memberId = sql`${sql.placeholder('memberId')}`
const OLDEST = sql`${sql.placeholder('oldest')}::timestamptz`
const SEEN_TO = sql`(select at from mark)`
const OF_READER = { merchant, memberId, seenTo: SEEN_TO, isPaused: sql`exists (select 1 from pause)` }

export const inboxStatements = (sources: InboxSources): InboxStatements => {
  const rowsOf = (kinds: readonly InboxKind[], bounds: InboxBounds): SQL =>
    sql.join(
      kinds.map(
        kind =>
          sql`select ${sql.raw(`'${kind}'`)}::text as kind, id, at, is_new, said from (${sources[kind].rows(bounds)}) as ${sql.identifier(kind)}`,
      ),
      sql` union all `,
    )
  return {
    sources,
    shapeOf: (at, kinds) => kinds.filter(kind => sources[kind].isAt?.(at) ?? true),
    // Read once per statement; each source may use the mark in the condition of an index.
    around: sql`with mark as materialized (
        select coalesce((select seen_to from ${inboxMarks} where merchant = ${merchant} and member_id = ${memberId}), '-infinity'::timestamptz) as at
      ), pause as materialized (${pauseThatHolds({ merchant, memberId, now: sql`${sql.placeholder('now')}::timestamptz` })})`,
    itemsOf: kinds => rowsOf(kinds, { ...OF_READER, since: OLDEST }),
    countOf: kinds =>
      kinds.length === 0
        ? sql`0`
        : sql`(select count(*)::int from (
            select 1 from (${rowsOf(kinds, { ...OF_READER, since: sql`greatest(${SEEN_TO}, ${OLDEST})` })}) as items where is_new limit ${sql.raw(String(INBOX_MOST))}
          ) as counted)`,
    valuesOf: reader => {
      const values: Record<string, unknown> = {
        ...ownerOf(reader.caller),
        now: reader.now.toISOString(),
        oldest: new Date(reader.now.getTime() - INBOX_DAYS * DAY_MS).toISOString(),
      }
      for (const { isAt, values: own } of Object.values(sources))
        if (own && (isAt?.(reader.caller.merchant) ?? true)) Object.assign(values, own(reader))
      return values
    },
  }
}
