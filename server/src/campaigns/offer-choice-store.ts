import type { OfferChannel } from '@foyer/contract/campaigns/offers'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { offerChoices } from './schema.ts'

/** What members have agreed to get offers by. */
export interface OfferChoiceStore {
  /** The last choice; false without one. */
  agreed(owner: Owner, channel: OfferChannel): Promise<boolean>
  add(owner: Owner, channel: OfferChannel, agreed: boolean, at: Date): Promise<void>
}

export const offerChoiceStore = (db: Database): OfferChoiceStore => ({
  async agreed({ merchant, memberId }, channel) {
    const [last] = await db
      .select({ agreed: offerChoices.agreed })
      .from(offerChoices)
      .where(and(eq(offerChoices.merchant, merchant), eq(offerChoices.memberId, memberId), eq(offerChoices.channel, channel)))
      .orderBy(desc(offerChoices.id))
      .limit(1)
    return last?.agreed ?? false
  },

  async add(owner, channel, agreed, at) {
    await db.insert(offerChoices).values({ ...owner, channel, agreed, at })
  },
})
