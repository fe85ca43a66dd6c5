import { and, eq, gt, lte } from 'drizzle-orm'
import { firstSteps } from '#account/schema/proofs.ts'
import type { Database } from '#kernel/db/database.ts'

/** A way of signing in that succeeded, and waits for a second factor. */
export interface FirstStep {
  readonly merchant: string
  readonly memberId: string
  /** SHA-256 of the token that stands for it, hex. */
  readonly tokenHash: string
  /** The way, as the audit log names it, e.g. `sms`. */
  readonly by: string
  readonly expiresAt: Date
}

export interface FirstStepStore {
  add(step: FirstStep): Promise<void>
  /** The step, unless it has expired. */
  find(merchant: string, tokenHash: string, now: Date): Promise<FirstStep | undefined>
  /** Uses the step up: only one of several concurrent callers gets true. */
  take(step: FirstStep): Promise<boolean>
  /** Removes steps that expired before the given time; returns their number. */
  sweep(expiredBefore: Date): Promise<number>
}

const is = (merchant: string, tokenHash: string) => and(eq(firstSteps.merchant, merchant), eq(firstSteps.tokenHash, tokenHash))

export const firstStepStore = (db: Database): FirstStepStore => ({
  async add(step) {
    await db.insert(firstSteps).values(step)
  },

  async find(merchant, tokenHash, now) {
    const [found] = await db
      .select()
      .from(firstSteps)
      .where(and(is(merchant, tokenHash), gt(firstSteps.expiresAt, now)))
    return found
  },

  async take({ merchant, tokenHash }) {
    const taken = await db.delete(firstSteps).where(is(merchant, tokenHash)).returning({ tokenHash: firstSteps.tokenHash })
    return taken.length === 1
  },

  async sweep(expiredBefore) {
    const swept = await db.delete(firstSteps).where(lte(firstSteps.expiresAt, expiredBefore)).returning({ tokenHash: firstSteps.tokenHash })
    return swept.length
  },
})
