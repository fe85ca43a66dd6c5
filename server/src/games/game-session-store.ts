import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { sessions } from '#account/schema/sessions.ts'
import type { Database } from '#kernel/db/database.ts'
import type { NewGameSession, GameSession, FoundGameSession } from './game-session.ts'
import { gameSessions } from './schema.ts'

export interface GameSessionStore {
  add(session: NewGameSession): Promise<void>
  /** Exchanges the token, once and before it expires; undefined otherwise. */
  open(merchant: string, provider: string, tokenHash: string, sessionHash: string, now: Date): Promise<GameSession | undefined>
  /** Also where the member's own session has ended. */
  find(merchant: string, provider: string, sessionHash: string): Promise<FoundGameSession | undefined>
  /** Removes what was started before; returns the number. */
  sweep(before: Date): Promise<number>
}

const facts = {
  merchant: gameSessions.merchant,
  memberId: gameSessions.memberId,
  memberSessionHash: gameSessions.memberSessionHash,
  provider: gameSessions.provider,
  game: gameSessions.game,
  language: gameSessions.language,
}

/** Every bet runs this, so the statement is built once, and planned once per connection. */
const prepareFind = (db: Database) =>
  db
    .select({ ...facts, createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt })
    .from(gameSessions)
    .leftJoin(sessions, and(eq(sessions.merchant, gameSessions.merchant), eq(sessions.tokenHash, gameSessions.memberSessionHash)))
    .where(
      and(
        eq(gameSessions.merchant, sql.placeholder('merchant')),
        eq(gameSessions.provider, sql.placeholder('provider')),
        eq(gameSessions.sessionHash, sql.placeholder('sessionHash')),
      ),
    )
    .prepare('game_session')

export const gameSessionStore = (db: Database): GameSessionStore => {
  let find: ReturnType<typeof prepareFind> | undefined
  return {
    async add(session) {
      await db.insert(gameSessions).values(session)
    },

    async open(merchant, provider, tokenHash, sessionHash, now) {
      const [opened] = await db
        .update(gameSessions)
        .set({ sessionHash })
        .where(
          and(
            eq(gameSessions.merchant, merchant),
            eq(gameSessions.provider, provider),
            eq(gameSessions.tokenHash, tokenHash),
            isNull(gameSessions.sessionHash),
            gt(gameSessions.expiresAt, now),
          ),
        )
        .returning(facts)
      return opened
    },

    async find(merchant, provider, sessionHash) {
      find ??= prepareFind(db)
      const [found] = await find.execute({ merchant, provider, sessionHash })
      return found
    },

    async sweep(before) {
      const removed = await db.delete(gameSessions).where(lt(gameSessions.launchedAt, before)).returning({ tokenHash: gameSessions.tokenHash })
      return removed.length
    },
  }
}
