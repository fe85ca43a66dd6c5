import type { Draw } from '@foyer/contract/lottery/lottery-fields'
import type { StoredDraw } from './stored-draw.ts'

/** A draw as calls tell it. `pool`: what its winners share, where that is told. */
export const shownDraw = (draw: StoredDraw, pool: number | null = null): Draw => ({
  id: draw.id,
  lottery: draw.lottery,
  name: draw.name,
  vendor: draw.vendor,
  state: draw.state,
  opensAt: draw.opensAt.toISOString(),
  closesAt: draw.closesAt.toISOString(),
  drawsAt: draw.drawsAt.toISOString(),
  waitsFor: draw.waitsFor,
  entropy: draw.beaconRound === null ? 'tickets' : 'drand',
  pool,
  // The store keeps what was drawn by the same rules; its groups are those of the contract.
  results: (draw.result?.results ?? null) as Draw['results'],
  drawnAt: draw.result?.drawnAt.toISOString() ?? null,
})
