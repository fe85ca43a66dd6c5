import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { and, desc, eq, getTableColumns, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { captchaChallenges, captchaPasses } from './schema.ts'

/** What a challenge or pass is bound to. */
export interface CaptchaBinding {
  readonly merchant: string
  readonly scene: CaptchaScene
  readonly deviceId: string | null
  readonly networkPrefix: string
}

export interface CaptchaChallenge extends CaptchaBinding {
  /** SHA-256 of the id, hex. */
  readonly idHash: string
  readonly kind: 'slider' | 'picture' | 'proofOfWork'
  /** slider: the gap's position; picture: the HMAC of the letters, keyed with the id, which is not stored; work: nothing. */
  readonly answer: string
  readonly workBits: number
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface CaptchaPass extends CaptchaBinding {
  /** SHA-256 of the token, hex. */
  readonly tokenHash: string
  readonly expiresAt: Date
}

export interface CaptchaStore {
  addChallenge(challenge: CaptchaChallenge): Promise<void>
  /** Takes the challenge out for its only check: one of several concurrent callers gets it. */
  takeChallenge(merchant: string, kind: CaptchaChallenge['kind'], idHash: string, at: Date): Promise<CaptchaChallenge | undefined>
  /** The answer of the newest slider that nobody has answered, of any merchant: for the tests of a server that is not in production. */
  newestAnswer(): Promise<string | undefined>
  /** Records that a taken challenge was answered wrongly. */
  markFailed(merchant: string, idHash: string): Promise<void>
  /** The number of challenges answered wrongly from the network since the given time. */
  failures(merchant: string, networkPrefix: string, since: Date): Promise<number>
  addPass(pass: CaptchaPass): Promise<void>
  /** Takes the pass out and returns it: only one of several concurrent callers gets it. */
  takePass(merchant: string, tokenHash: string): Promise<CaptchaPass | undefined>
  /** Removes challenges and passes that expired before the given time; returns their number. */
  sweep(expiredBefore: Date): Promise<number>
}

export const captchaStore = (db: Database): CaptchaStore => ({
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
