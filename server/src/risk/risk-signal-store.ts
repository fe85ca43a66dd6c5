import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { riskSignals } from '#risk/schema/cases.ts'
import { riskLinks } from '#risk/schema/marks.ts'
import { riskFacts, type RiskFacts } from './risk-fact-store.ts'
import { riskLinkStore, type RiskLinkStore } from './risk-link-store.ts'
import type { Signal } from './signal-rules.ts'

type NewLink = typeof riskLinks.$inferInsert
export type RiskSignal = typeof riskSignals.$inferSelect

/** The links and signals that were found. */
interface RiskSignalRows {
  /** In a unit of work. */
  addLinks(links: readonly NewLink[]): Promise<void>
  /** Adds or renews them, in a unit of work. */
  note(merchant: string, signals: readonly Signal[], at: Date): Promise<void>
  /** The heaviest first. */
  ofMember(owner: Owner): Promise<readonly RiskSignal[]>
  /** Removes links that were not used, and signals that were not renewed since. */
  sweep(merchant: string, links: Date, signals: Date): Promise<void>
}

const riskSignalRows = (db: Database): RiskSignalRows => ({
  async addLinks(links) {
    if (links.length === 0) return
    await db
      .insert(riskLinks)
      .values([...links])
      .onConflictDoUpdate({
        target: [riskLinks.merchant, riskLinks.kind, riskLinks.value, riskLinks.memberId],
        set: {
          times: sql`${riskLinks.times} + excluded.times`,
          lastAt: sql`greatest(${riskLinks.lastAt}, excluded.last_at)`,
          registeredAt: sql`coalesce(${riskLinks.registeredAt}, excluded.registered_at)`,
        },
      })
  },

  async note(merchant, signals, at) {
    if (signals.length === 0) return
    // One member may be named twice by what was found of two others.
    const once = new Map(signals.map(one => [`${one.memberId}\0${one.kind}\0${one.key}`, one]))
    await db
      .insert(riskSignals)
      .values([...once.values()].map(one => ({ merchant, ...one, firstAt: at, lastAt: at })))
      .onConflictDoUpdate({
        target: [riskSignals.merchant, riskSignals.memberId, riskSignals.kind, riskSignals.key],
        set: { weight: sql`excluded.weight`, facts: sql`excluded.facts`, lastAt: at },
      })
  },

  ofMember: ({ merchant, memberId }) =>
    db
      .select()
      .from(riskSignals)
      .where(and(eq(riskSignals.merchant, merchant), eq(riskSignals.memberId, memberId)))
      .orderBy(sql`${riskSignals.weight} desc`, sql`${riskSignals.lastAt} desc`)
      .limit(200),

  async sweep(merchant, links, signals) {
    await db.delete(riskLinks).where(and(eq(riskLinks.merchant, merchant), lt(riskLinks.lastAt, links)))
    await db.delete(riskSignals).where(and(eq(riskSignals.merchant, merchant), lt(riskSignals.lastAt, signals)))
  },
})

/** What signals are made from, and where they stand. Every statement names the merchant and reads by its keys what it answers. */
export interface RiskSignalStore extends RiskLinkStore, RiskFacts, RiskSignalRows {}

export const riskSignalStore = (db: Database): RiskSignalStore => ({ ...riskLinkStore(db), ...riskFacts(db), ...riskSignalRows(db) })
