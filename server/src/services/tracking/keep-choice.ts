import type { Stores } from '#stores/stores.ts'
import type { TrackingVisitor } from '#stores/tracking/tracking-store.ts'

/** Keeps a choice. Under Global Privacy Control it is a no to marketing. A no to marketing drops what waits; of whoever says no to everything nothing is kept, except the no. */
export const keepChoice = async (unit: Pick<Stores, 'tracking'>, wanted: TrackingVisitor, globalPrivacyControl: boolean): Promise<void> => {
  const marketing = wanted.marketing && !globalPrivacyControl
  const agreed = wanted.measurement || marketing
  const visitor = { ...wanted, marketing, ...(!agreed && { pixels: {}, native: {}, ip: '', userAgent: '' }) }
  await unit.tracking.choose(visitor, globalPrivacyControl)
  if (!marketing) await unit.tracking.dropWaiting(visitor.merchant, visitor.id, visitor.chosenAt)
}
