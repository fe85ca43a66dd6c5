import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { IdentityCheckStore } from './identity-check.ts'
import { identityChecks, identityPictures } from './schema.ts'

/** The pictures of documents; they lie apart, because they go before the check does. */
export const picturesOf = (db: Database): Pick<IdentityCheckStore, 'pictures' | 'sweepRefused'> => ({
  async pictures(merchant, id) {
    const rows = await db
      .select({ sealed: identityPictures.sealedImage })
      .from(identityPictures)
      .where(and(eq(identityPictures.merchant, merchant), eq(identityPictures.checkId, id)))
      .orderBy(asc(identityPictures.place))
    return rows.map(({ sealed }) => sealed)
  },

  async sweepRefused(merchant, before) {
    const refused = db
      .select({ id: identityChecks.id })
      .from(identityChecks)
      .where(
        and(
          eq(identityChecks.merchant, merchant),
          eq(identityChecks.state, 'refused'),
          isNull(identityChecks.sealedBirth),
          lt(identityChecks.decidedAt, before),
        ),
      )
    await db.delete(identityPictures).where(and(eq(identityPictures.merchant, merchant), inArray(identityPictures.checkId, refused)))
  },
})
