import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { owner } from '#account/schema/members.ts'
import { amount, moment } from '#kernel/db/columns.ts'

/** How many members an agent had right below at a moment of the last night: what came since is counted when it is read. */
export const reportAgents = pgTable(
  'report_agents',
  { ...owner(), until: moment('until').notNull(), players: amount('players').notNull() },
  table => [primaryKey({ columns: [table.merchant, table.memberId] })],
)
