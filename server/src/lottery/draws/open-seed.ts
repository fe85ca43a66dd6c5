import { seedHashOf } from '@foyer/draw-check/commitment'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { commitmentOf } from '#lottery/commitment-of.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import { SEED_SEAL } from './plan-draws.ts'
import type { StepDeps } from './step.ts'

/** The secret seed of a draw. Throws where it cannot be opened: then the draw must be declared void. */
export const openSeed = async ({ stores, seals }: Pick<StepDeps, 'stores' | 'seals'>, draw: StoredDraw): Promise<string> => {
  const sealed = await stores.draws.sealedSeedOf(draw)
  try {
    const seed = seals.open(SEED_SEAL, sealed ?? '')
    if (seedHashOf(seed) === commitmentOf(draw).seedHash) return seed
  } catch {
    // Told below.
  }
  throw new PermanentFailure(`the seed of ${draw.id} cannot be opened with the present SECRET_KEY; declare the draw void (docs/lottery.md)`)
}
