import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { moment } from '#kernel/db/columns.ts'

/** The activities that members take part in, each once. */
export const activityJoins = pgTable(
  'activity_joins',
  { ...owner(), activityId: text('activity_id').notNull(), joinedAt: moment('joined_at').notNull() },
  table => [primaryKey({ columns: [table.merchant, table.memberId, table.activityId] }), goesWithMember(table)],
)
