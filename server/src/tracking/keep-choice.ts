import type { Choice } from '@foyer/contract/tracking/consent'
import type { Caller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import type { TrackingVisitor } from './visitor-store.ts'

/** The device in hand, with what was chosen there. */
export const visitorWith = (choice: Choice, id: string, { merchant, network, userAgent, origin, session }: Caller, now: Date): TrackingVisitor => ({
  merchant: merchant.code,
  id,
  memberId: session?.member.id ?? null,
  ...choice,
  chosenAt: now,
  pixels: {},
  native: {},
  ip: network.ip,
  userAgent,
  origin,
  seenAt: now,
})

/** Keeps a choice. Under Global Privacy Control it is a no to marketing. A no to marketing drops what waits. */
export const keepChoice = async (unit: Pick<Stores, 'tracking'>, wanted: TrackingVisitor, globalPrivacyControl: boolean): Promise<void> => {
  const visitor = { ...wanted, marketing: wanted.marketing && !globalPrivacyControl }
  await unit.tracking.choose(visitor, globalPrivacyControl)
  if (!visitor.marketing) await unit.tracking.dropWaiting(visitor.merchant, visitor.id, visitor.chosenAt)
}
