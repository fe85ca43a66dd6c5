import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/db/columns.ts'
import { goesWithMember, owner } from './members.ts'

/** Identities that an identity provider or a partner confirms, and the members they are bound to. */
export const identities = pgTable(
  'identities',
  {
    ...owner(),
    /** Who confirms the identity; every project or partner has its own subjects. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The method used last; null if a partner confirms the identity. */
    channel: text('channel').$type<IdentityChannel>(),
    boundAt: moment('bound_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.issuer, table.subject] }),
    goesWithMember(table),
    index('identities_member').on(table.merchant, table.memberId),
  ],
)
