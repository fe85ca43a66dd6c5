import type { LegalDocument } from '@foyer/contract/legal/documents'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { moment } from '#kernel/db/columns.ts'

/** The versions of the house's documents that members have accepted, each once. Nothing is taken back. */
export const acceptedDocuments = pgTable(
  'accepted_documents',
  {
    ...owner(),
    document: text('document').$type<LegalDocument>().notNull(),
    /** The day from which it holds, YYYY-MM-DD. */
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.memberId, table.document, table.version] }), goesWithMember(table)],
)
