import { and, eq, getTableColumns, isNull, lte } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { type CaptchaAnswerStore, captchaAnswerStore } from './captcha-answer-store.ts'
import type { CaptchaChallenge, CaptchaPass } from './captcha-challenge.ts'
import { captchaChallenges, captchaPasses } from './schema.ts'

export interface CaptchaStore extends CaptchaAnswerStore {
  addChallenge(challenge: CaptchaChallenge): Promise<void>
  /** Takes the challenge out for its only check: one of several concurrent callers gets it. */
  takeChallenge(merchant: string, kind: CaptchaChallenge['kind'], idHash: string, at: Date): Promise<CaptchaChallenge | undefined>

  addPass(pass: CaptchaPass): Promise<void>
  /** Takes the pass out and returns it: only one of several concurrent callers gets it. */
  takePass(merchant: string, tokenHash: string): Promise<CaptchaPass | undefined>
  /** Removes challenges and passes that expired before the given time; returns their number. */
  sweep(expiredBefore: Date): Promise<number>
}

export const captchaStore = (db: Database): CaptchaStore => ({
  ...captchaAnswerStore(db),

  async addChallenge(challenge) {
    await db.insert(captchaChallenges).values(challenge)
  },

  async takeChallenge(merchant, kind, idHash, at) {
    const { takenAt: _taken, failed: _failed, ...columns } = getTableColumns(captchaChallenges)
    const [taken] = await db
      .update(captchaChallenges)
      .set({ takenAt: at })
      .where(
        and(
          eq(captchaChallenges.merchant, merchant),
          eq(captchaChallenges.idHash, idHash),
          eq(captchaChallenges.kind, kind),
          isNull(captchaChallenges.takenAt),
        ),
      )
      .returning(columns)
    return taken
  },

  async addPass(pass) {
    await db.insert(captchaPasses).values(pass)
  },

  async takePass(merchant, tokenHash) {
    const [taken] = await db
      .delete(captchaPasses)
      .where(and(eq(captchaPasses.merchant, merchant), eq(captchaPasses.tokenHash, tokenHash)))
      .returning()
    return taken
  },

  async sweep(expiredBefore) {
    const challenges = await db
      .delete(captchaChallenges)
      .where(lte(captchaChallenges.expiresAt, expiredBefore))
      .returning({ id: captchaChallenges.idHash })
    const passes = await db.delete(captchaPasses).where(lte(captchaPasses.expiresAt, expiredBefore)).returning({ id: captchaPasses.tokenHash })
    return challenges.length + passes.length
  },
})
