import { and, desc, eq, max } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { favoriteGames, gameRounds } from './schema.ts'

/** What a member likes and plays. Games are named by our codes. */
export interface MyGamesStore {
  /** What is a favourite already keeps its place. */
  addFavorite(owner: Owner, game: string, now: Date): Promise<void>
  removeFavorite(owner: Owner, game: string): Promise<void>
  /** The last added first. */
  favoritesOf(owner: Owner): Promise<readonly string[]>
  /** The games of the member's last rounds, each once, the last played first. */
  recentOf(owner: Owner): Promise<readonly string[]>
}

/** So many of the last rounds are looked at, however many there are. */
const ROUNDS = 300

const favoriteOf = ({ merchant, memberId }: Owner) => and(eq(favoriteGames.merchant, merchant), eq(favoriteGames.memberId, memberId))

export const myGamesStore = (db: Database): MyGamesStore => ({
  async addFavorite(owner, game, at) {
    await db
      .insert(favoriteGames)
      .values({ ...owner, game, at })
      .onConflictDoNothing()
  },

  async removeFavorite(owner, game) {
    await db.delete(favoriteGames).where(and(favoriteOf(owner), eq(favoriteGames.game, game)))
  },

  async favoritesOf(owner) {
    const rows = await db
      .select({ game: favoriteGames.game })
      .from(favoriteGames)
      .where(favoriteOf(owner))
      .orderBy(desc(favoriteGames.at), favoriteGames.game)
    return rows.map(({ game }) => game)
  },

  async recentOf({ merchant, memberId }) {
    const last = db
      .select({ game: gameRounds.game, beganAt: gameRounds.beganAt })
      .from(gameRounds)
      .where(and(eq(gameRounds.merchant, merchant), eq(gameRounds.memberId, memberId)))
      .orderBy(desc(gameRounds.beganAt), desc(gameRounds.round))
      .limit(ROUNDS)
      .as('last')
    const rows = await db
      .select({ game: last.game })
      .from(last)
      .groupBy(last.game)
      .orderBy(desc(max(last.beganAt)), last.game)
    return rows.map(({ game }) => game)
  },
})
