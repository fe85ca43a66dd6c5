import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import type { Deps } from '#kernel/deps.ts'
import { CredentialsRefused, PermanentFailure, TryLater, Unclear } from '#kernel/jobs/job-failures.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { allows } from './consent-of.ts'
import type { WaitingDelivery } from './delivery-store.ts'
import { outgoingEvent } from './outgoing-event.ts'
import type { OutgoingEvent, TrackingProvider } from './providers/tracking-provider.ts'
import type { DeliveryState } from './schema.ts'

type SendDeps = Pick<Deps, 'stores' | 'clock' | 'merchants' | 'trackingOf' | 'log'>

/** What becomes of one event: it is settled, or its job fails with this error and comes again. */
type Outcome = { readonly state: Exclude<DeliveryState, 'waiting' | 'dropped'>; readonly reason?: string } | { readonly again: TryLater }

interface Ready {
  readonly waiting: WaitingDelivery
  readonly event: OutgoingEvent
}

const inBatches = <Item>(all: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, place) => all.slice(place * size, (place + 1) * size))

/** Whether the provider could count the event's money twice, if it is asked twice. */
const couldCountTwice = ({ money }: Pick<OutgoingEvent, 'money'>, { limits }: TrackingProvider): boolean =>
  money !== undefined && !limits.removesDoubles

/** The events that still have to go, and what is settled without asking the provider. Consent and age are looked at now, because the event waited. */
const sort = (waiting: WaitingDelivery, provider: TrackingProvider, merchant: Merchant, now: Date): Ready | Outcome => {
  const { event, visitor, delivery, isPaused } = waiting
  if (isPaused) return { state: 'unwanted', reason: 'the member is in a pause from playing' }
  if (!visitor || !allows(merchant, visitor, 'marketing')) return { state: 'unwanted', reason: 'there is no consent' }
  if (delivery.notAfter <= now) return { state: 'refused', reason: 'it is too old for the provider' }
  const name = provider.nameOf(event.moment, merchant)
  if (name === undefined) return { state: 'unwanted', reason: 'the merchant no longer tells the provider of this moment' }
  const outgoing = outgoingEvent(event, visitor, name)
  if (delivery.sentAt && couldCountTwice(outgoing, provider)) return { state: 'unclear', reason: 'the server ended before it knew the answer' }
  const lacking = provider.lacks(outgoing, merchant)
  return lacking === undefined ? { waiting, event: outgoing } : { state: 'unattributed', reason: `the visitor came without ${lacking}` }
}

/**
 * Tells a provider of the events that wait for it. Returns the errors of those that must be told later, by event; what is settled is not told again, so
 * the jobs may come more than once. Throws `CredentialsRefused`.
 */
export const sendEvents = ({ stores, clock, merchants, trackingOf, log }: SendDeps) => {
  const settle = async ({ delivery }: WaitingDelivery, outcome: Outcome): Promise<void> => {
    if ('again' in outcome) return await stores.tracking.noteAttempt(delivery, outcome.again.message, clock())
    const { state, reason = null } = outcome
    await stores.tracking.settle(delivery, { state, reason, changedAt: clock() })
    if (state === 'refused' || state === 'unclear') {
      const { merchant, provider, eventId } = delivery
      log.warn({ merchant, provider, event: eventId, reason }, `a tracking event is ${state}`)
    }
  }

  /** What became of a batch that failed as a whole, when it cannot be divided any further. */
  const judge = (error: unknown, { event }: Ready, provider: TrackingProvider): Outcome => {
    if (error instanceof TryLater) return { again: error }
    if (error instanceof PermanentFailure) return { state: 'refused', reason: error.message }
    const reason = error instanceof Unclear ? error.message : 'the event could not be told'
    // Money that is counted twice is worse than money that is not counted: an operator decides.
    return couldCountTwice(event, provider) ? { state: 'unclear', reason } : { again: new TryLater(reason) }
  }

  const send = async (batch: readonly Ready[], provider: TrackingProvider, merchant: Merchant): Promise<readonly Outcome[]> => {
    try {
      const verdicts = await provider.send(
        batch.map(({ event }) => event),
        merchant,
      )
      return verdicts.map(refusal => (refusal === undefined ? { state: 'sent' } : { state: 'refused', reason: refusal }))
    } catch (error) {
      if (error instanceof CredentialsRefused) throw error
      if (!(error instanceof PermanentFailure) || batch.length === 1) return batch.map(one => judge(error, one, provider))
      // One of them is at fault, and the others shall arrive: each half is asked for alone.
      const middle = Math.ceil(batch.length / 2)
      const first = await send(batch.slice(0, middle), provider, merchant)
      return [...first, ...(await send(batch.slice(middle), provider, merchant))]
    }
  }

  return async (
    code: string,
    name: TrackingProviderName,
    eventIds: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, TryLater>> => {
    const failures = new Map<string, TryLater>()
    const all = await stores.tracking.waiting(code, name, eventIds, clock())
    const merchant = merchants.byCode(code)
    const provider = merchant && trackingOf(merchant)[name]
    const note = async (waiting: WaitingDelivery, outcome: Outcome): Promise<void> => {
      await settle(waiting, outcome)
      if ('again' in outcome) failures.set(waiting.event.id, outcome.again)
    }

    const ready: Ready[] = []
    for (const waiting of all) {
      const sorted: Ready | Outcome =
        merchant && provider ? sort(waiting, provider, merchant, clock()) : { state: 'unwanted', reason: 'the merchant no longer has the provider' }
      if ('event' in sorted) ready.push(sorted)
      else await note(waiting, sorted)
    }
    if (!merchant || !provider) return failures

    for (const batch of inBatches(ready, provider.limits.batch)) {
      if (signal.aborted) {
        for (const { waiting } of batch) failures.set(waiting.event.id, new TryLater('the batch took too long', { after: 1, cost: 0 }))
        continue
      }
      // Noted first: a process that ends in the middle leaves a mark, so the next one does not count the money twice.
      const risky = batch.flatMap(({ waiting, event }) => (couldCountTwice(event, provider) ? [waiting.event.id] : []))
      await stores.tracking.noteSending(code, name, risky, clock())
      const outcomes = await send(batch, provider, merchant).catch(async (error: unknown) => {
        // Refused credentials: it took nothing, and all of it waits.
        await stores.tracking.noteSending(code, name, risky, null)
        throw error
      })
      for (const [place, { waiting }] of batch.entries())
        await note(waiting, outcomes[place] ?? { again: new TryLater('the provider said nothing of it') })
    }
    return failures
  }
}
