import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, words } from '#kernel/db/columns.ts'
import { person, isThere } from '#staff/schema/people.ts'

/** Tokens by which programs do what a person may. What one is, is kept nowhere. */
export const staffTokens = pgTable(
  'staff_tokens',
  {
    id: text('id').primaryKey(),
    personId: person(),
    tokenHash: text('token_hash').notNull(),
    name: words('name').notNull(),
    /** False: it reads alone. */
    mayAct: boolean('may_act').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    seenAt: moment('seen_at'),
  },
  table => [isThere(table), uniqueIndex('staff_tokens_hash').on(table.tokenHash), index('staff_tokens_person').on(table.personId)],
)
