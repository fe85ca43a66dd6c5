/** A game that a member has started. */
export interface GameSession {
  readonly merchant: string
  readonly memberId: string
  readonly memberSessionHash: string
  readonly provider: string
  /** Our code of the game. */
  readonly game: string
  /** BCP 47. */
  readonly language: string
}

export interface NewGameSession extends GameSession {
  readonly tokenHash: string
  /** Set where the provider keeps the token as its session. */
  readonly sessionHash: string | null
  readonly launchedAt: Date
  readonly expiresAt: Date
}

/** A game, and when the member's own session was opened and last used; null once that is gone. */
export interface FoundGameSession extends GameSession {
  readonly createdAt: Date | null
  readonly lastUsedAt: Date | null
}
