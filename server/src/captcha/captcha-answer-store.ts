import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { captchaChallenges } from './schema.ts'

/** What became of challenges: right and wrong answers. */
export interface CaptchaAnswerStore {
  /** The answer of the newest slider that nobody has answered, of any merchant: for the tests of a server that is not in production. */
  newestAnswer(): Promise<string | undefined>
  /** Records that a taken challenge was answered wrongly. */
  markFailed(merchant: string, idHash: string): Promise<void>
  /** The number of challenges answered wrongly from the network since the given time. */
  failures(merchant: string, networkPrefix: string, since: Date): Promise<number>
}

export const captchaAnswerStore = (db: Database): CaptchaAnswerStore => ({
  async newestAnswer() {
    const [newest] = await db
      .select({ answer: captchaChallenges.answer })
      .from(captchaChallenges)
      .where(and(eq(captchaChallenges.kind, 'slider'), isNull(captchaChallenges.takenAt)))
      .orderBy(desc(captchaChallenges.createdAt))
      .limit(1)
    return newest?.answer
  },

  async markFailed(merchant, idHash) {
    await db
      .update(captchaChallenges)
      .set({ failed: true })
      .where(and(eq(captchaChallenges.merchant, merchant), eq(captchaChallenges.idHash, idHash)))
  },

  failures: (merchant, networkPrefix, since) =>
    db.$count(
      captchaChallenges,
      and(
        captchaChallenges.failed,
        eq(captchaChallenges.merchant, merchant),
        eq(captchaChallenges.networkPrefix, networkPrefix),
        gt(captchaChallenges.takenAt, since),
      ),
    ),
})
