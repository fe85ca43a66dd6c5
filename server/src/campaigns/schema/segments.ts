import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, merchant, moment, plainData, words } from '#kernel/db/columns.ts'

/** Segments that staff have saved by a name. */
export const campaignSegments = pgTable(
  'campaign_segments',
  {
    merchant: merchant(),
    name: words('name').notNull(),
    segment: plainData<Segment>()('segment').notNull(),
    /** The login of whoever saved it last. */
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.name] })],
)

/** How many members a merchant has, counted by a job: an estimate is a share of it. */
export const campaignSizes = pgTable(
  'campaign_sizes',
  { merchant: merchant(), members: amount('members').notNull(), at: moment('at').notNull() },
  table => [primaryKey({ columns: [table.merchant] })],
)
