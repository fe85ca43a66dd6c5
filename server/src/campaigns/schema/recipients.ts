import type { SkipReason } from '@foyer/contract/campaigns/ops/content'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { merchant, moment } from '#kernel/db/columns.ts'
import { campaigns } from './campaigns.ts'

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
