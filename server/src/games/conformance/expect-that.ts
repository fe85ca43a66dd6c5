import type { VendorAccess } from './wallet-client.ts'

/** A wallet, and a player on it whose money the suite may move: it needs at least 1,000 of the smallest unit, and gives all back. */
export interface Platform extends VendorAccess {
  /** Tokens of launches that were not exchanged yet: one, and more for the cases that need their own. */
  readonly tokens: readonly [string, ...string[]]
  /** What the vendor calls the game that was launched. */
  readonly game: string
  /** Ends the player's session, e.g. by signing out; without it the cases of a dead session are left out. */
  readonly endSession?: () => Promise<void>
}

/** What a case found to be otherwise than the wire says. */
export class Otherwise extends Error {}

export const expectThat = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Otherwise(otherwise)
}
