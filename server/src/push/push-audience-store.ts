import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { type Push, is } from './push-statements.ts'
import { type MemberGroup, pushDeliveries, pushes, pushSubscriptions } from './schema.ts'

export type MemberGroupTable = Readonly<Record<string, MemberGroup>>

/** A condition on the devices `s` of a merchant. */
const isIn = (audience: Push['audience'], groups: MemberGroupTable): SQL => {
  if ('topic' in audience) return sql`s.to_all`
  if ('member' in audience) return sql`s.member_id = ${audience.member}`
  if ('language' in audience)
    return sql`s.to_all and coalesce((select m.language from ${members} m where m.merchant = s.merchant and m.id = s.member_id), s.language) = ${audience.language}`
  const [name, id] = Object.entries<string>(audience)[0] ?? []
  const group = groups[name ?? '']
  if (!group || id === undefined) throw new Error(`there is no audience ${name} of pushes in this release`)
  return sql`s.member_id in (${group(sql`s.merchant`, id)})`
}

/** Who a push is for. */
export interface PushAudienceStore {
  /** Makes the next batch of devices; returns its number, or undefined if there are no more. */
  nextBatch(push: Pick<Push, 'merchant' | 'id'>, size: number): Promise<number | undefined>
  /** How many devices an audience has now. */
  audienceSize(push: Pick<Push, 'merchant' | 'audience'>): Promise<number>
}

export const pushAudienceStore = (db: Database, groups: MemberGroupTable): PushAudienceStore => ({
  async nextBatch({ merchant, id }, size) {
    const [push] = await db.select().from(pushes).where(is({ merchant, id })).for('update')
    if (push?.state !== 'planned') return undefined
    const batch = push.batches + 1
    const [made] = await rowsOf<{ readonly last: string | null }>(
      db,
      sql`
        with added as (
          insert into ${pushDeliveries} (merchant, push_id, subscription_id, batch)
          select s.merchant, ${id}, s.id, ${batch}::integer from ${pushSubscriptions} s
          where s.merchant = ${merchant} and s.id > ${push.plannedTo} and ${isIn(push.audience, groups)}
          order by s.id limit ${size}
          returning subscription_id
        )
        select max(subscription_id) as last from added`,
    )
    if (!made?.last) return undefined
    await db.update(pushes).set({ batches: batch, plannedTo: made.last }).where(is({ merchant, id }))
    return batch
  },

  async audienceSize({ merchant, audience }) {
    const [counted] = await rowsOf<{ readonly size: number | string }>(
      db,
      sql`select count(*) as size from ${pushSubscriptions} s where s.merchant = ${merchant} and ${isIn(audience, groups)}`,
    )
    return Number(counted?.size ?? 0)
  },
})
