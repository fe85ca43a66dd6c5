import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { allows } from './consent-of.ts'
import type { TrackingVisitor } from './visitor-store.ts'

/**
 * Whether anything may be done for advertising at a visitor: with consent to it, and not for a member who takes a break or has excluded themselves. The
 * member who was the last to sign in on the device counts, signed in or not, and so does `memberId`, whom it is about.
 */
export const mayAdvertise = async (
  { stores, clock }: Pick<Deps, 'clock'> & { readonly stores: Pick<Stores, 'safePlay'> },
  merchant: Merchant,
  visitor: TrackingVisitor | undefined,
  memberId: string | null | undefined,
): Promise<boolean> => {
  if (!visitor || !allows(merchant, visitor, 'marketing')) return false
  for (const member of new Set([memberId, visitor.memberId]))
    if (member && (await stores.safePlay.pauseOf({ merchant: merchant.code, memberId: member }, clock()))) return false
  return true
}
