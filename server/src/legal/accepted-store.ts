import type { ShownDocument } from '@foyer/contract/legal/acceptance'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { acceptedDocuments } from './schema.ts'

export interface AcceptedDocument extends ShownDocument {
  readonly acceptedAt: Date
}

/** Which documents members have accepted. */
export interface AcceptedStore {
  /** What was accepted before keeps its first moment. */
  add(owner: Owner, documents: readonly ShownDocument[], now: Date): Promise<void>
  /** The latest first. */
  ofMember(owner: Owner): Promise<readonly AcceptedDocument[]>
}

export const acceptedStore = (db: Database): AcceptedStore => ({
  async add(owner, documents, acceptedAt) {
    if (documents.length === 0) return
    await db
      .insert(acceptedDocuments)
      .values(documents.map(({ document, version }) => ({ ...owner, document, version, acceptedAt })))
      .onConflictDoNothing()
  },

  ofMember: async ({ merchant, memberId }) => {
    const { document, version, acceptedAt } = acceptedDocuments
    const rows = await db
      .select({ document, version, acceptedAt })
      .from(acceptedDocuments)
      .where(and(eq(acceptedDocuments.merchant, merchant), eq(acceptedDocuments.memberId, memberId)))
      .orderBy(acceptedDocuments.acceptedAt, acceptedDocuments.document, acceptedDocuments.version)
    return rows.reverse()
  },
})
