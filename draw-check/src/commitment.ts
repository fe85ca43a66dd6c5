import { hashOf, hex, utf8 } from './bytes.ts'
import { canonical, type Plain } from './canonical.ts'
import type { DrawRules } from './draw-rules.ts'

/**
 * What is published of a draw before the first ticket is sold. Moments are ISO 8601 in UTC. The second form promises more than the first: after the
 * draw its choices are published, and its certificate names the one before it.
 */
export interface Commitment {
  readonly form: 'foyer-commitment/1' | 'foyer-commitment/2'
  readonly merchant: string
  readonly lottery: string
  readonly draw: string
  readonly rules: DrawRules
  readonly opensAt: string
  readonly closesAt: string
  readonly drawsAt: string
  /** SHA-256 of the secret seed, hex. */
  readonly seedHash: string
  /** The round of the public beacon that will be used; null: the numbers are made from seed and tickets alone. */
  readonly beacon: { readonly chain: string; readonly round: number } | null
}

/** Names a commitment, hex: every ticket's receipt carries it. */
export const commitmentHash = (commitment: Commitment): string => hex(hashOf(utf8(canonical(commitment as unknown as Plain))))

/** SHA-256 of a seed; both hex. */
export const seedHashOf = (seed: string): string => hex(hashOf(utf8(seed)))
