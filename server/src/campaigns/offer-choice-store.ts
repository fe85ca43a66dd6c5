import type { OfferChannel } from '@foyer/contract/campaigns/offers'
import { and, desc, eq, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { offerChoices } from '#campaigns/schema/offer-choices.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Owner } from '#kernel/owner-of.ts'

/** What members have agreed to get offers by. */
export interface OfferChoiceStore {
  /** The last choice; false without one. */
  agreed(owner: Owner, channel: OfferChannel): Promise<boolean>
  add(owner: Owner, channel: OfferChannel, agreed: boolean, at: Date): Promise<void>
  /** Ends offers where the member has agreed to them; writes nothing where there is nothing to end, or no such member any more. */
  end(owner: Owner, channel: OfferChannel, at: Date): Promise<void>
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

  async end({ merchant, memberId }, channel, at) {
    await rowsOf(
      db,
      sql`insert into ${offerChoices} (merchant, member_id, channel, agreed, at)
        select m.merchant, m.id, ${channel}, false, ${at.toISOString()}::timestamptz from ${members} m
        where m.merchant = ${merchant} and m.id = ${memberId} and (
          select o.agreed from ${offerChoices} o
          where o.merchant = ${merchant} and o.member_id = ${memberId} and o.channel = ${channel} order by o.id desc limit 1
        )`,
    )
  },
})
