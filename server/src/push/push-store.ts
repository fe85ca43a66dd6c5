import { and, asc, desc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { playPauses } from '#safe-play/schema.ts'
import type { PushSubscriptionRow } from './push-subscription-store.ts'
import { type MemberGroup, pushDeliveries, pushes, pushRefusals, pushSubscriptions } from './schema.ts'

/** One push message (docs/push.md). */
export type Push = typeof pushes.$inferSelect
export type NewPush = Omit<Push, 'batches' | 'plannedTo'>
export type Outcome = NonNullable<(typeof pushDeliveries.$inferSelect)['outcome']>

/** A device that a push still has to go to. */
export interface Waiting {
  readonly subscription: PushSubscriptionRow
  /** The language that the member chose. */
  readonly language: string | null
  /** Whether the member gets this kind of message now. */
  readonly wanted: boolean
}

/** How many devices a push went to, and what became of it there. */
export interface PushCounts {
  readonly devices: number
  readonly accepted: number
  readonly gone: number
  readonly refused: number
  readonly unwanted: number
  readonly shown: number
  readonly tapped: number
}

export interface PushStore {
  add(push: NewPush): Promise<void>
  byId(merchant: string, id: string): Promise<Push | undefined>
  /** Those that were for this member alone, the latest first, with the devices that took, showed and opened each. */
  ofMember(
    owner: Owner,
    limit: number,
  ): Promise<readonly { readonly push: Push; readonly accepted: number; readonly shown: number; readonly tapped: number }[]>
  /** The latest first. */
  newest(merchant: string, most: number): Promise<readonly Push[]>
  /** Makes the next batch of devices; returns its number, or undefined if there are no more. */
  nextBatch(push: Pick<Push, 'merchant' | 'id'>, size: number): Promise<number | undefined>
  /** The devices of a batch that were not settled yet. What has no device any more is settled as gone. */
  waiting(push: Push, batch: number, now: Date): Promise<readonly Waiting[]>
  settle(push: Pick<Push, 'merchant' | 'id'>, outcome: Outcome, subscriptionIds: readonly string[]): Promise<void>
  enter(push: Pick<Push, 'merchant' | 'id'>, from: Push['state'], to: Push['state']): Promise<boolean>
  seen(merchant: string, id: string, subscriptionId: string, what: 'shown' | 'tapped', at: Date): Promise<void>
  counts(push: Pick<Push, 'merchant' | 'id'>): Promise<PushCounts>
  /** How many devices an audience has now. */
  audienceSize(push: Pick<Push, 'merchant' | 'audience'>): Promise<number>
  /** Removes pushes that were due before the given time; returns their number. */
  sweep(merchant: string, dueBefore: Date): Promise<number>
}

const is = ({ merchant, id }: Pick<Push, 'merchant' | 'id'>) => and(eq(pushes.merchant, merchant), eq(pushes.id, id))
const deliveryOf = ({ merchant, id }: Pick<Push, 'merchant' | 'id'>) => and(eq(pushDeliveries.merchant, merchant), eq(pushDeliveries.pushId, id))

type MemberGroupTable = Readonly<Record<string, MemberGroup>>

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

/** News draws players to playing, so nobody in a pause gets it. */
const wanted = ({ kind }: Push, now: Date): SQL<boolean> => sql<boolean>`
  ${members.closedAt} is null
  and not exists (select 1 from ${pushRefusals} r where r.merchant = ${members.merchant} and r.member_id = ${members.id} and r.kind = ${kind})
  and (${kind} <> 'news' or not exists (
    select 1 from ${playPauses} p
    where p.merchant = ${members.merchant} and p.member_id = ${members.id} and (p.ends_at is null or p.ends_at > ${now.toISOString()}::timestamptz)
  ))`

export const pushStore = (db: Database, groups: MemberGroupTable): PushStore => ({
  async add(push) {
    await db.insert(pushes).values(push)
  },

  async byId(merchant, id) {
    const [found] = await db.select().from(pushes).where(is({ merchant, id }))
    return found
  },

  async ofMember({ merchant, memberId }, limit) {
    const rows = await db
      .select({
        push: pushes,
        accepted: sql<number>`count(*) filter (where ${pushDeliveries.outcome} = 'accepted')`.mapWith(Number),
        shown: sql<number>`count(${pushDeliveries.shownAt})`.mapWith(Number),
        tapped: sql<number>`count(${pushDeliveries.tappedAt})`.mapWith(Number),
      })
      .from(pushes)
      .leftJoin(pushDeliveries, and(eq(pushDeliveries.merchant, merchant), eq(pushDeliveries.pushId, pushes.id)))
      .where(and(eq(pushes.merchant, merchant), sql`${pushes.audience}->>'member' = ${memberId}`))
      .groupBy(pushes.merchant, pushes.id)
      .orderBy(desc(pushes.dueAt))
      .limit(limit)
    return rows
  },

  newest: (merchant, most) =>
    db
      .select()
      .from(pushes)
      .where(eq(pushes.merchant, merchant))
      .orderBy(sql`${pushes.dueAt} desc`, pushes.id)
      .limit(most),

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

  async waiting(push, batch, now) {
    const unsettled = and(deliveryOf(push), eq(pushDeliveries.batch, batch), isNull(pushDeliveries.outcome))
    await db
      .update(pushDeliveries)
      .set({ outcome: 'gone' })
      .where(
        and(
          unsettled,
          sql`not exists (select 1 from ${pushSubscriptions} s where s.merchant = ${pushDeliveries.merchant} and s.id = ${pushDeliveries.subscriptionId})`,
        ),
      )
    return db
      .select({ subscription: pushSubscriptions, language: members.language, wanted: wanted(push, now) })
      .from(pushDeliveries)
      .innerJoin(
        pushSubscriptions,
        and(eq(pushSubscriptions.merchant, pushDeliveries.merchant), eq(pushSubscriptions.id, pushDeliveries.subscriptionId)),
      )
      .innerJoin(members, and(eq(members.merchant, pushSubscriptions.merchant), eq(members.id, pushSubscriptions.memberId)))
      .where(unsettled)
      .orderBy(asc(pushDeliveries.subscriptionId))
  },

  async settle(push, outcome, subscriptionIds) {
    if (subscriptionIds.length === 0) return
    await db
      .update(pushDeliveries)
      .set({ outcome })
      .where(and(deliveryOf(push), inArray(pushDeliveries.subscriptionId, [...subscriptionIds])))
    if (outcome !== 'accepted') return
    const these = and(eq(pushSubscriptions.merchant, push.merchant), inArray(pushSubscriptions.id, [...subscriptionIds]))
    await db
      .update(pushSubscriptions)
      .set({ reached: true })
      .where(and(these, eq(pushSubscriptions.reached, false)))
  },

  async enter(push, from, to) {
    const changed = await db
      .update(pushes)
      .set({ state: to })
      .where(and(is(push), eq(pushes.state, from)))
      .returning({ id: pushes.id })
    return changed.length > 0
  },

  async seen(merchant, id, subscriptionId, what, at) {
    const one = and(deliveryOf({ merchant, id }), eq(pushDeliveries.subscriptionId, subscriptionId))
    const column = what === 'shown' ? pushDeliveries.shownAt : pushDeliveries.tappedAt
    await db
      .update(pushDeliveries)
      .set(what === 'shown' ? { shownAt: at } : { tappedAt: at })
      .where(and(one, isNull(column)))
  },

  async counts(push) {
    const those = (outcome: Outcome) => sql<number>`count(*) filter (where ${pushDeliveries.outcome} = ${outcome})`.mapWith(Number)
    const [counted] = await db
      .select({
        devices: sql<number>`count(*)`.mapWith(Number),
        accepted: those('accepted'),
        gone: those('gone'),
        refused: those('refused'),
        unwanted: those('unwanted'),
        shown: sql<number>`count(${pushDeliveries.shownAt})`.mapWith(Number),
        tapped: sql<number>`count(${pushDeliveries.tappedAt})`.mapWith(Number),
      })
      .from(pushDeliveries)
      .where(deliveryOf(push))
    return counted ?? { devices: 0, accepted: 0, gone: 0, refused: 0, unwanted: 0, shown: 0, tapped: 0 }
  },

  async audienceSize({ merchant, audience }) {
    const [counted] = await rowsOf<{ readonly size: number | string }>(
      db,
      sql`select count(*) as size from ${pushSubscriptions} s where s.merchant = ${merchant} and ${isIn(audience, groups)}`,
    )
    return Number(counted?.size ?? 0)
  },

  async sweep(merchant, dueBefore) {
    const swept = await db
      .delete(pushes)
      .where(and(eq(pushes.merchant, merchant), lt(pushes.dueAt, dueBefore)))
      .returning({ id: pushes.id })
    return swept.length
  },
})
