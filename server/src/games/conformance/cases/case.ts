import type { Platform } from '#games/conformance/expect-that.ts'
import type { Stage } from '#games/conformance/stage.ts'

/** One rule of the wire. `run` throws where the wallet does otherwise. It leaves the player's money as it was. */
export interface Case {
  readonly name: string
  run(stage: Stage, platform: Platform): Promise<void>
}
