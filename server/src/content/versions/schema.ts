import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, bytes, merchant, moment, words } from '#kernel/db/columns.ts'

/** Counts the changes of what a merchant shows, now or at a time: its row makes those who publish wait for each other, and workers look at it. */
export const contentStates = pgTable('content_states', { merchant: merchant(), revision: amount('revision').notNull() }, table => [
  primaryKey({ columns: [table.merchant] }),
])

/** Every version of every kind of content that staff have written (docs/decisions/0023-content-has-versions.md). Version 0 is the merchant's folder. */
export const contentVersions = pgTable(
  'content_versions',
  {
    merchant: merchant(),
    kind: text('kind').notNull(),
    number: integer('number').notNull(),
    /** JSON as it was written, with its fields in their order. Null: as in the folder. */
    body: words('body'),
    state: text('state').$type<'draft' | 'published' | 'discarded' | 'called-off'>().notNull(),
    /** The version that it began from. */
    basedOn: integer('based_on').notNull(),
    /** Counts the changes of a draft, so that nobody writes over what somebody else wrote meanwhile. */
    revision: integer('revision').notNull(),
    /** The logins of whoever began it and changed it last. */
    madeBy: text('made_by').notNull(),
    madeAt: moment('made_at').notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: moment('changed_at').notNull(),
    publishedBy: text('published_by'),
    publishedAt: moment('published_at'),
    /** From when it is shown, until the next one begins. */
    liveFrom: moment('live_from'),
    reason: words('reason'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.kind, table.number] }),
    foreignKey({ columns: [table.merchant], foreignColumns: [contentStates.merchant], name: 'content_versions_merchant' }),
    // One draft for each kind: two people who work on it see each other.
    uniqueIndex('content_versions_draft')
      .on(table.merchant, table.kind)
      .where(sql`${table.state} = 'draft'`),
    index('content_versions_live')
      .on(table.merchant, table.kind, table.liveFrom, table.number)
      .where(sql`${table.state} = 'published'`),
    check('content_versions_state', sql`${table.state} in ('draft', 'published', 'discarded', 'called-off')`),
    check('content_versions_number', sql`${table.number} > 0 and ${table.revision} > 0`),
    check(
      'content_versions_published',
      sql`num_nonnulls(${table.publishedBy}, ${table.publishedAt}, ${table.liveFrom}) = case when ${table.state} in ('published', 'called-off') then 3 else 0 end`,
    ),
  ],
)

/** Pictures that staff have uploaded. A name is used once and its bytes never change, so that an older version shows what it showed. */
export const contentPictures = pgTable(
  'content_pictures',
  {
    merchant: merchant(),
    /** Below the merchant's `assets/`. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    hash: text('hash').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    image: bytes('image').notNull(),
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.name] })],
)
