import type { EngineName } from './engines.ts'
import type { Player } from './player.ts'
import type { Stage } from './stage.ts'
import type { SIZES } from './window.ts'

/** What a journey has to work with. */
export interface Visit {
  readonly stage: Stage
  readonly engine: EngineName
  /** A player with a phone of their own. */
  newPlayer(size?: keyof typeof SIZES): Promise<Player>
  /** A second window of the last player's phone. */
  secondWindow(): Promise<Player>
  /** A fault that is part of the journey. */
  expectFault(pattern: RegExp): void
}

/** A way through the product, written once for every engine. */
export interface Journey {
  readonly name: string
  /** Where its pictures go. */
  readonly folder: string
  /** Left out of the short half, which `npm test` runs. */
  readonly isLong?: boolean
  /** Left out of the short half in these engines alone, because their driver does not get through it reliably. */
  readonly isLongIn?: readonly EngineName[]
  readonly needs?: 'second window'
  run(visit: Visit): Promise<void>
}
