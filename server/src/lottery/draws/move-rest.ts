import type { Pool } from '@foyer/draw-check/prizes'
import type { Stores } from '#kernel/deps.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import { createWallet } from '#money/wallet.ts'
import type { StepDeps } from './step.ts'

/** The rest of the draw before goes into this one's pool, and what nobody has won of this one is set aside for a later one: each once, by the ledger. */
export const restMover = ({ clock, merchants }: Pick<StepDeps, 'clock' | 'merchants'>) => {
  const wallet = createWallet({ clock })
  return async (unit: Stores, { merchant: code, id, lottery }: StoredDraw, pool: Pool | null, carriedFrom: string | undefined): Promise<void> => {
    const merchant = merchants.byCode(code)
    if (!merchant) throw new Error(`${code} is no merchant any more, so ${id} cannot be drawn`)
    const moved = { merchant, reference: id, detail: { game: lottery, round: id } }
    if (carriedFrom !== undefined && pool && pool.carried > 0) await wallet.carryOver(unit, { ...moved, followed: carriedFrom })
    const rest = pool ? pool.left + pool.breakage : 0
    if (rest > 0) await wallet.setAside(unit, { ...moved, amount: rest })
  }
}
