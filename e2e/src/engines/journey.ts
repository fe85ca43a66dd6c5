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
  /**
   * The engines in which `npm test` makes it too, as a part of the short half. Each journey of that half is made in one of the two WebKits: in the
   * old one where what it shows is drawn or computed by the engine, in today's where windows, frames and storage matter.
   */
  readonly shortIn?: readonly EngineName[]
  /** Where it is made; in every engine if absent. */
  readonly engines?: readonly EngineName[]
  readonly needs?: 'second window'
  run(visit: Visit): Promise<void>
}
