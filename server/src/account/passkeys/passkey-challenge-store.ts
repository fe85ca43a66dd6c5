import { lte } from 'drizzle-orm'
import { passkeyChallenges } from '#account/schema/passkeys.ts'
import type { Database } from '#kernel/db/database.ts'

/** A challenge that was answered. */
export interface AnsweredChallenge {
  /** SHA-256 of it, hex. */
  readonly challengeHash: string
  readonly expiresAt: Date
}

/** Challenges that were answered, so that each counts once. */
export interface PasskeyChallengeStore {
  /** Uses a challenge up: only one of several concurrent callers gets true. */
  spend(merchant: string, challenge: AnsweredChallenge): Promise<boolean>
  /** Removes challenges that expired before the given time; returns their number. */
  sweep(expiredBefore: Date): Promise<number>
}

export const passkeyChallengeStore = (db: Database): PasskeyChallengeStore => ({
  async spend(merchant, challenge) {
    const spent = await db
      .insert(passkeyChallenges)
      .values({ merchant, ...challenge })
      .onConflictDoNothing()
      .returning({ challengeHash: passkeyChallenges.challengeHash })
    return spent.length === 1
  },

  async sweep(expiredBefore) {
    const swept = await db
      .delete(passkeyChallenges)
      .where(lte(passkeyChallenges.expiresAt, expiredBefore))
      .returning({ challengeHash: passkeyChallenges.challengeHash })
    return swept.length
  },
})
