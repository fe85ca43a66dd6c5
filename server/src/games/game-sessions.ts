import { TOKEN_BYTES } from '#account/member/token.ts'
import { isSessionOver, TOUCH_EVERY_MS } from '#account/session/find-session.ts'
import type { SessionFacts } from '#games/providers/wallet-call.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { FoundGameSession } from './game-session.ts'

/** A game that was started, and whether bets may come of it: it lives as long as the member's own session. */
export interface KnownGame {
  readonly session: FoundGameSession
  readonly isAlive: boolean
}

/** The sessions of vendors. Tokens and sessions are stored as hashes only. */
export const gameSessions = ({ stores, clock, randomToken }: Pick<Deps, 'stores' | 'clock' | 'randomToken'>) => {
  const find = async (merchant: Merchant, provider: string, session: string): Promise<KnownGame | undefined> => {
    const found = await stores.gameSessions.find(merchant.code, provider, digestOf(session))
    if (!found) return undefined
    const { createdAt, lastUsedAt, memberSessionHash } = found
    const now = clock()
    const isAlive = createdAt !== null && lastUsedAt !== null && !isSessionOver({ createdAt, lastUsedAt }, merchant.session.idleSeconds, now)
    // Whoever plays is there.
    if (isAlive && now.getTime() - lastUsedAt.getTime() >= TOUCH_EVERY_MS) await stores.sessions.touch(merchant.code, memberSessionHash, now)
    return { session: found, isAlive }
  }

  return {
    find,
    /** Exchanges the token of a launch; undefined if it was used, has expired, or is none. */
    async open(merchant: Merchant, provider: string, token: string): Promise<SessionFacts | undefined> {
      const session = randomToken(TOKEN_BYTES)
      const opened = await stores.gameSessions.open(merchant.code, provider, digestOf(token), digestOf(session), clock())
      const game = merchant.content.games?.find(({ code }) => code === opened?.game)
      if (!opened || !game) return undefined
      return { session, player: opened.memberId, game: game.vendorGame, language: opened.language }
    },
  }
}
