import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { staffChains, staffEvents } from '#staff/schema/events.ts'
import { BEGINNING, digestAt, type Mark, type NewStaffEvent, type StaffEventRow } from './chain.ts'
import { asStored } from './staff-event-row.ts'

export interface StaffEventFilter {
  readonly personId?: string | undefined
  readonly event?: StaffEventRow['event'] | undefined
  readonly aboutKind?: StaffEventRow['aboutKind'] | undefined
  readonly aboutId?: string | undefined
}

export interface StaffEventStore {
  /** Adds the event at the end of its merchant's chain. Whoever adds another one waits until this unit of work is over. */
  add(event: NewStaffEvent, mark: Mark): Promise<void>
  /** The newest first, those with a number below `before`. */
  list(merchant: string, filter: StaffEventFilter, most: number, before?: number): Promise<readonly StaffEventRow[]>
  /** In the order of the chain, those after the number. */
  after(merchant: string, number: number, most: number): Promise<readonly StaffEventRow[]>
  /** The end of a merchant's chain. */
  end(merchant: string): Promise<typeof staffChains.$inferSelect | undefined>
  /** The end of every chain. */
  ends(): Promise<readonly (typeof staffChains.$inferSelect)[]>
  /** The merchants of which there are events, whatever the chains say. */
  merchants(): Promise<readonly string[]>
}

export const staffEventStore = (db: Database): StaffEventStore => ({
  async add(given, mark) {
    const event = asStored(given)
    await db.transaction(async unit => {
      const [end] = await unit
        .insert(staffChains)
        .values({ merchant: event.merchant, number: 1, digest: BEGINNING })
        .onConflictDoUpdate({ target: staffChains.merchant, set: { number: sql`${staffChains.number} + 1` } })
        .returning()
      if (!end) throw new Error('The chain of staff events has no end.')
      const digest = digestAt(end.digest, end.number, event, mark)
      await unit.insert(staffEvents).values({ ...event, number: end.number, digest })
      await unit.update(staffChains).set({ digest }).where(eq(staffChains.merchant, event.merchant))
    })
  },

  list: (merchant, { personId, event, aboutKind, aboutId }, most, before) =>
    db
      .select()
      .from(staffEvents)
      .where(
        and(
          eq(staffEvents.merchant, merchant),
          personId === undefined ? undefined : eq(staffEvents.personId, personId),
          event === undefined ? undefined : eq(staffEvents.event, event),
          aboutKind === undefined ? undefined : eq(staffEvents.aboutKind, aboutKind),
          aboutId === undefined ? undefined : eq(staffEvents.aboutId, aboutId),
          before === undefined ? undefined : lt(staffEvents.number, before),
        ),
      )
      .orderBy(desc(staffEvents.number))
      .limit(most),

  after: (merchant, number, most) =>
    db
      .select()
      .from(staffEvents)
      .where(and(eq(staffEvents.merchant, merchant), gt(staffEvents.number, number)))
      .orderBy(asc(staffEvents.number))
      .limit(most),

  async end(merchant) {
    const [row] = await db.select().from(staffChains).where(eq(staffChains.merchant, merchant))
    return row
  },
  ends: () => db.select().from(staffChains).orderBy(asc(staffChains.merchant)),
  async merchants() {
    const rows = await db.selectDistinct({ merchant: staffEvents.merchant }).from(staffEvents)
    return rows.map(({ merchant }) => merchant).toSorted()
  },
})
