import { factsOfMoment, type Moment } from '@foyer/contract/tracking/moments'
import { tellers, type Teller } from '@foyer/contract/tracking/pixel-scripts'
import { trackingProviders, type TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { mayAdvertise } from './advertising.ts'
import type { Delivery } from './delivery-store.ts'
import { jobKinds } from './job-kinds.ts'
import type { MomentDetail } from './schema.ts'
import type { TrackingVisitor } from './visitor-store.ts'

export interface NoticedMoment {
  readonly moment: Moment
  readonly id: string
  readonly memberId: string | null
  readonly visitor: TrackingVisitor | undefined
  /** Above 0; the moment decides about its sign. */
  readonly money?: { readonly amount: number; readonly asset: string }
  readonly detail?: MomentDetail
  readonly at: Date
}

/** The id of a moment that the server notices: the same however often it is noticed. `cause` is what the moment is about, e.g. the transfer. */
export const momentId = (merchant: string, moment: Moment, cause: string): string => digestOf(`${merchant} ${moment} ${cause}`).slice(0, 32)

/** Whether the provider's script has told of it from the page, and the provider would count it twice. */
const isSent = (provider: TrackingProviderName, { channels = [] }: MomentDetail): boolean => {
  const teller = (tellers as Readonly<Partial<Record<TrackingProviderName, Teller>>>)[provider]
  return channels.includes(provider) && teller !== undefined && teller !== 'both'
}

/**
 * Notes a moment in the unit of work of its cause, and queues it for each provider that is told of it. Returns false if it was noted before. Without a
 * yes to marketing, or in a pause from playing, it is noted for the merchant alone.
 */
export const recordEvent =
  ({ clock, trackingOf }: Pick<Deps, 'clock' | 'trackingOf'>) =>
  async (unit: Pick<Stores, 'tracking' | 'jobs' | 'safePlay'>, merchant: Merchant, noticed: NoticedMoment): Promise<boolean> => {
    const { moment, id, memberId, visitor, money, detail = {}, at } = noticed
    const { once, sign } = factsOfMoment(moment)
    const isNew = await unit.tracking.addEvent({
      merchant: merchant.code,
      id,
      moment,
      memberId,
      visitorId: visitor?.id ?? null,
      once: once === 'member' ? memberId : once === 'visitor' ? (visitor?.id ?? null) : null,
      amount: money && sign ? money.amount * sign : null,
      asset: money && sign ? money.asset : null,
      detail,
      at,
    })
    if (!isNew || !(await mayAdvertise({ stores: unit, clock }, merchant, visitor, memberId))) return isNew

    const tracking = trackingOf(merchant)
    const now = clock()
    const deliveries = trackingProviders.flatMap((provider): Delivery[] => {
      const own = tracking[provider]
      if (own?.nameOf(moment, merchant) === undefined || isSent(provider, detail)) return []
      const notAfter = new Date(at.getTime() + own.limits.lifeMs)
      if (notAfter <= now) return []
      return [{ merchant: merchant.code, eventId: id, provider, state: 'waiting', reason: null, attempts: 0, sentAt: null, notAfter, changedAt: now }]
    })
    await unit.tracking.addDeliveries(deliveries)
    for (const delivery of deliveries) await queueDelivery(unit, delivery, now)
    return isNew
  }

/** Queues what sends the event to the provider. */
export const queueDelivery = async (unit: Pick<Stores, 'jobs'>, { merchant, eventId, provider, notAfter }: Delivery, dueAt: Date): Promise<void> =>
  await unit.jobs.add(jobKinds.sendTracking, {
    merchant,
    payload: { event: eventId, provider },
    dueAt,
    notAfter,
    batchKey: provider,
    provider: `tracking.${provider}`,
  })
