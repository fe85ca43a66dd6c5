import type { Deps } from '#deps.ts'
import type { Merchant } from '#merchants/merchant.ts'
import type { TrackingVisitor } from '#stores/tracking/tracking-store.ts'
import { allows } from './consent-of.ts'

/**
 * Whether pages may do anything for advertising at a visitor: with consent to it, and not for a member who takes a break or has excluded themselves,
 * signed in or not.
 */
export const mayAdvertise = async (
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  merchant: Merchant,
  visitor: TrackingVisitor | undefined,
  signedIn: string | undefined,
): Promise<boolean> => {
  if (!visitor || !allows(merchant, visitor, 'marketing')) return false
  for (const memberId of new Set([signedIn, visitor.memberId]))
    if (memberId && (await stores.safePlay.pauseOf({ merchant: merchant.code, memberId }, clock()))) return false
  return true
}
