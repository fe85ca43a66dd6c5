import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { ledgerFindings } from './schema.ts'

export type Finding = typeof ledgerFindings.$inferSelect

/** What the checks of the ledger found, and what staff made of it. */
export interface FindingStore {
  /** What is not settled, the oldest first. */
  openFindings(merchant: string, most: number): Promise<readonly Finding[]>
  /** The latest first. */
  settledFindings(merchant: string, most: number): Promise<readonly Finding[]>
  /** Writes what was done about a finding; undefined if there is none. One that was settled stays as it is. */
  settle(
    found: { readonly merchant: string; readonly check: string; readonly key: string },
    by: { readonly login: string; readonly note: string; readonly at: Date },
  ): Promise<Finding | undefined>
}

export const findingStore = (db: Database): FindingStore => ({
  openFindings: (merchant, most) =>
    db
      .select()
      .from(ledgerFindings)
      .where(and(eq(ledgerFindings.merchant, merchant), isNull(ledgerFindings.settledAt)))
      .orderBy(ledgerFindings.firstAt, ledgerFindings.key)
      .limit(most),

  settledFindings: (merchant, most) =>
    db
      .select()
      .from(ledgerFindings)
      .where(and(eq(ledgerFindings.merchant, merchant), isNotNull(ledgerFindings.settledAt)))
      .orderBy(desc(ledgerFindings.settledAt))
      .limit(most),

  async settle({ merchant, check, key }, { login, note, at }) {
    const isThe = and(eq(ledgerFindings.merchant, merchant), eq(ledgerFindings.check, check), eq(ledgerFindings.key, key))
    const [settled] = await db
      .update(ledgerFindings)
      .set({ settledAt: at, settledBy: login, note })
      .where(and(isThe, isNull(ledgerFindings.settledAt)))
      .returning()
    if (settled) return settled
    const [known] = await db.select().from(ledgerFindings).where(isThe)
    return known
  },
})
