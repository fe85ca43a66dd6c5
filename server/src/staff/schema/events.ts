import type { AboutKind, StaffEventName } from '@foyer/contract/ops/events'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { merchant, moment, plainData, words } from '#kernel/db/columns.ts'

/** The end of each merchant's chain of events: whoever adds one waits for it. */
export const staffChains = pgTable('staff_chains', {
  merchant: merchant().primaryKey(),
  number: integer('number').notNull(),
  digest: text('digest').notNull(),
})

/**
 * Everything that staff did, and which personal data they read: one chain for each merchant, and one, `*`, for the house. A trigger refuses to change or
 * remove a row, and each digest is made from the one before and the server's key.
 */
export const staffEvents = pgTable(
  'staff_events',
  {
    merchant: merchant(),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    event: text('event').$type<StaffEventName>().notNull(),
    personId: text('person_id').notNull(),
    login: words('login').notNull(),
    aboutKind: text('about_kind').$type<AboutKind>().notNull(),
    aboutId: words('about_id').notNull(),
    before: plainData<object>()('before'),
    after: plainData<object>()('after'),
    reason: words('reason'),
    ip: text('ip').notNull(),
    requestId: words('request_id').notNull(),
    /** The name of the token by which a program did it; null where a person did, in the console. */
    token: words('token'),
    digest: text('digest').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.number] }),
    index('staff_events_person').on(table.merchant, table.personId, table.number),
    index('staff_events_about').on(table.merchant, table.aboutKind, table.aboutId, table.number),
  ],
)
