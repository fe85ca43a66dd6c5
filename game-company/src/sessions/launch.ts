/** A player's way into a game: made by a platform's launch, opened once by the player's page, valid while that page is open. */
export interface Launch {
  /** Known to the player's page alone: whoever has it plays. */
  readonly id: string
  readonly account: string
  readonly game: string
  readonly mode: 'real' | 'trial'
  /** The platform's launch token, of a real launch. */
  readonly token: string
  readonly currency: string
  /** How many the currency has on the platform. */
  readonly decimals: number
  /** BCP 47. */
  readonly language: string
  readonly lobbyUrl: string
  /** Of the platform's own pages; empty where it has none for this launch. */
  readonly historyUrl: string
  readonly depositUrl: string
  /** The address under which the platform's wallet is called; empty in a trial. */
  readonly walletUrl: string
  /** The least time from the beginning of a round to that of the next one, ms. */
  readonly roundMs: number
  /** The platform's session, once the page was opened. */
  readonly session: string
  /** Who plays, within the account; of a trial, nobody that the platform knows. */
  readonly player: string
  readonly at: number
  /** Whether the platform has ended its session. */
  readonly ended: 0 | 1
}
