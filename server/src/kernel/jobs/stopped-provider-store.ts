import { and, eq, lt, lte, not, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { jobs, stoppedProviders } from './schema.ts'

/** A provider that refuses a merchant's credentials, so nothing is sent to it for a while. */
export interface StoppedProvider {
  readonly merchant: string
  readonly provider: string
  readonly stoppedAt: Date
  /** The moment from which it is tried again. */
  readonly until: Date
  readonly reason: string
  /** Hash of the settings that were refused: once the merchant changes them, the provider is tried at once. */
  readonly settings: string
}

export interface StoppedProviderStore {
  /** Stops the provider, and delays its waiting jobs until then. Returns false if it was stopped already. */
  stop(stopped: StoppedProvider): Promise<boolean>
  /** Ends the stop; its jobs become due again, none earlier than planned. Returns false if it was not stopped. */
  resume(provider: Pick<StoppedProvider, 'merchant' | 'provider'>, now: Date): Promise<boolean>
  all(): Promise<readonly StoppedProvider[]>
}

export const stoppedProviderStore = (db: Database): StoppedProviderStore => {
  const isWaiting = ({ merchant, provider }: Pick<StoppedProvider, 'merchant' | 'provider'>) =>
    and(eq(jobs.merchant, merchant), eq(jobs.provider, provider), not(jobs.isRunning))

  return {
    async stop(stopped) {
      const { stoppedAt, until, reason, settings } = stopped
      const begun = await db
        .insert(stoppedProviders)
        .values(stopped)
        .onConflictDoUpdate({
          target: [stoppedProviders.merchant, stoppedProviders.provider],
          set: { stoppedAt, until, reason, settings },
          setWhere: lte(stoppedProviders.until, stoppedAt),
        })
        .returning({ provider: stoppedProviders.provider })
      if (begun.length === 0) return false
      await db
        .update(jobs)
        .set({ dueAt: until })
        .where(and(isWaiting(stopped), lt(jobs.dueAt, until)))
      return true
    },

    async resume(provider, now) {
      const resumed = await db
        .delete(stoppedProviders)
        .where(and(eq(stoppedProviders.merchant, provider.merchant), eq(stoppedProviders.provider, provider.provider)))
        .returning({ provider: stoppedProviders.provider })
      if (resumed.length === 0) return false
      await db
        .update(jobs)
        .set({ dueAt: sql`greatest(${jobs.plannedAt}, ${now.toISOString()}::timestamptz)` })
        .where(isWaiting(provider))
      return true
    },

    all: () => db.select().from(stoppedProviders),
  }
}
