import { and, eq } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { playClocks } from './schema.ts'

/** For how long a member has played in one sitting. */
export interface PlayClock {
  readonly beganAt: Date
  /** When a game was heard of last. */
  readonly heardAt: Date
  /** Seconds of play. */
  readonly played: number
  /** How many of them there were at the last reality check that was acknowledged. */
  readonly checked: number
}

export interface PlayClockStore {
  /** In a unit of work: the next one who asks waits until it ends. Undefined before the first game. */
  lock(owner: Owner): Promise<PlayClock | undefined>
  of(owner: Owner): Promise<PlayClock | undefined>
  set(owner: Owner, clock: PlayClock): Promise<void>
}

const isOf = ({ merchant, memberId }: Owner) => and(eq(playClocks.merchant, merchant), eq(playClocks.memberId, memberId))

const { beganAt, heardAt, played, checked } = playClocks

export const playClockStore = (db: Database): PlayClockStore => ({
  async lock(owner) {
    const [clock] = await db.select({ beganAt, heardAt, played, checked }).from(playClocks).where(isOf(owner)).for('update')
    return clock
  },

  async of(owner) {
    const [clock] = await db.select({ beganAt, heardAt, played, checked }).from(playClocks).where(isOf(owner))
    return clock
  },

  async set({ merchant, memberId }, clock) {
    await db
      .insert(playClocks)
      .values({ merchant, memberId, ...clock })
      .onConflictDoUpdate({ target: [playClocks.merchant, playClocks.memberId], set: clock })
  },
})
