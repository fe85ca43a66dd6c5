import type { OfferChannel } from '@foyer/contract/campaigns/offers'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, moment } from '#kernel/db/columns.ts'

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
