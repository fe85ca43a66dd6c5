import type { OfferChannel } from '@foyer/contract/campaigns/offers'
import type { CampaignChannel, CampaignContent, CampaignState, SkipReason } from '@foyer/contract/campaigns/ops/content'
import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, merchant, moment, plainData, words } from '#kernel/db/columns.ts'

/** What members have agreed to get offers by, and what they ended: each choice is a row of its own, and the last one holds. */
export const offerChoices = pgTable(
  'offer_choices',
  {
    ...owner(),
    id: amount('id').notNull().generatedAlwaysAsIdentity(),
    channel: text('channel').$type<OfferChannel>().notNull(),
    agreed: boolean('agreed').notNull(),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    goesWithMember(table),
    index('offer_choices_member').on(table.merchant, table.memberId, table.channel, table.id),
    check('offer_choices_channel', sql`${table.channel} in ('email', 'sms')`),
  ],
)

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

/** A part of a campaign, of some hundred members: of a push the message that stands for it. */
export const campaignParts = pgTable(
  'campaign_parts',
  { merchant: merchant(), campaignId: text('campaign_id').notNull(), part: integer('part').notNull(), pushId: text('push_id') },
  table => [
    primaryKey({ columns: [table.merchant, table.campaignId, table.part] }),
    foreignKey({
      name: 'campaign_parts_fk',
      columns: [table.merchant, table.campaignId],
      foreignColumns: [campaigns.merchant, campaigns.id],
    }).onDelete('cascade'),
  ],
)

/** A member who was chosen. The key allows one row for each, so nobody gets a campaign twice. */
export const campaignMembers = pgTable(
  'campaign_members',
  {
    ...owner(),
    campaignId: text('campaign_id').notNull(),
    part: integer('part').notNull(),
    /** `sending`: it is being handed over. If the server is killed meanwhile nobody knows whether it left: it counts as failed and is not sent again. */
    state: text('state').$type<'chosen' | 'sending' | 'sent' | 'failed' | 'skipped'>().notNull(),
    reason: text('reason').$type<SkipReason>(),
    /** When it came into its state. */
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.campaignId, table.memberId] }),
    goesWithMember(table),
    foreignKey({
      name: 'campaign_members_fk',
      columns: [table.merchant, table.campaignId],
      foreignColumns: [campaigns.merchant, campaigns.id],
    }).onDelete('cascade'),
    index('campaign_members_part').on(table.merchant, table.campaignId, table.part, table.state),
    // How much a member got lately.
    index('campaign_members_member').on(table.merchant, table.memberId, table.at),
    check('campaign_members_state', sql`${table.state} in ('chosen', 'sending', 'sent', 'failed', 'skipped')`),
    check('campaign_members_reason', sql`(${table.state} = 'skipped') = (${table.reason} is not null)`),
  ],
)

/** Members of the segment who were not chosen, by reason. */
export const campaignSkips = pgTable(
  'campaign_skips',
  {
    merchant: merchant(),
    campaignId: text('campaign_id').notNull(),
    reason: text('reason').$type<SkipReason>().notNull(),
    members: integer('members').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.campaignId, table.reason] }),
    foreignKey({
      name: 'campaign_skips_fk',
      columns: [table.merchant, table.campaignId],
      foreignColumns: [campaigns.merchant, campaigns.id],
    }).onDelete('cascade'),
  ],
)
