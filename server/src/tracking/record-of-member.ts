import type { Moment } from '@foyer/contract/tracking/moments'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { allows } from './consent-of.ts'
import { momentId, recordEvent } from './record-event.ts'

interface MemberMoment {
  readonly moment: Moment
  /** What the moment is about, e.g. the payment. */
  readonly cause: string
  readonly money?: { readonly amount: number; readonly asset: string }
  readonly at: Date
}

/** A member, with the device on which the moment was caused, where it is known. */
interface OwnerOnDevice extends Owner {
  readonly deviceId?: string | null | undefined
}

/** Whether anything is tracked at the merchant. */
export const isTracked = ({ trackingOf }: Pick<Deps, 'trackingOf'>, merchant: Merchant): boolean => Object.keys(trackingOf(merchant)).length > 0

/**
 * Notes moments of a member that the server notices, in the unit of work of their cause. Nothing is noted where the merchant has no provider, or where
 * the member did not agree on the device in hand; where that is not known, as with money that an operator books, on the device where they were seen last.
 */
export const recordOfMember = (deps: Pick<Deps, 'clock' | 'trackingOf'>) => {
  const record = recordEvent(deps)
  return async (
    unit: Pick<Stores, 'tracking' | 'jobs' | 'safePlay'>,
    merchant: Merchant,
    { deviceId, ...owner }: OwnerOnDevice,
    moments: readonly MemberMoment[],
  ): Promise<void> => {
    if (!isTracked(deps, merchant)) return
    const visitor = await (deviceId ? unit.tracking.visitor(owner.merchant, deviceId) : unit.tracking.visitorOf(owner))
    if (!visitor || !allows(merchant, visitor, 'measurement')) return
    for (const { moment, cause, ...more } of moments)
      await record(unit, merchant, { ...more, moment, id: momentId(merchant.code, moment, cause), memberId: owner.memberId, visitor })
  }
}
