import type { CampaignChannel, CampaignContent, CampaignState } from '@foyer/contract/campaigns/ops/content'
import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { merchant, moment, plainData, words } from '#kernel/db/columns.ts'

/** What staff send to members (docs/console.md). The walk over the members goes on after `walkedTo`; `isWalked`: it has seen all of them. */
export const campaigns = pgTable(
  'campaigns',
  {
    merchant: merchant(),
    id: text('id').notNull(),
    name: words('name').notNull(),
    channel: text('channel').$type<CampaignChannel>().notNull(),
    segment: plainData<Segment>()('segment').notNull(),
    content: plainData<CampaignContent>()('content').notNull(),
    /** Each change makes the next one, so that nobody approves another version than the one that was looked at. */
    revision: integer('revision').notNull(),
    /** It never reaches more members. */
    most: integer('most').notNull(),
    state: text('state').$type<CampaignState>().notNull(),
    /** Null: at once when it is approved. */
    dueAt: moment('due_at'),
    walkedTo: text('walked_to').notNull().default(''),
    isWalked: boolean('is_walked').notNull().default(false),
    matching: integer('matching').notNull().default(0),
    reachable: integer('reachable').notNull().default(0),
    countedAt: moment('counted_at'),
    /** Parts that were chosen, and the members in them. */
    parts: integer('parts').notNull().default(0),
    chosen: integer('chosen').notNull().default(0),
    /** Members whom it was sent to. */
    reached: integer('reached').notNull().default(0),
    madeBy: text('made_by').notNull(),
    changedAt: moment('changed_at').notNull(),
    beganAt: moment('began_at'),
    endedAt: moment('ended_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('campaigns_changed').on(table.merchant, table.changedAt),
    check('campaigns_channel', sql`${table.channel} in ('push', 'message', 'email', 'sms', 'reward')`),
    check('campaigns_state', sql`${table.state} in ('draft', 'counting', 'ready', 'scheduled', 'sending', 'done', 'stopped')`),
    // Whatever a program does: it reaches no more than was approved.
    check('campaigns_most', sql`${table.most} > 0 and ${table.chosen} between 0 and ${table.most} and ${table.reached} <= ${table.chosen}`),
  ],
)
