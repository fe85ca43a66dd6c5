import { EVENT_LIFE_MS, EVENTS_AT_ONCE, factsOfMoment } from '@foyer/contract/tracking/moments'
import type { PixelTrack } from '@foyer/contract/tracking/pixel-track'
import { TrackingEvent } from '@foyer/contract/tracking/tracking-event'
import { Check } from 'typebox/value'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { Service } from '#kernel/service.ts'
import { allows } from './consent-of.ts'
import { withFacebookClick } from './facebook-click.ts'
import { keepChoice } from './keep-choice.ts'
import { pixelNews } from './pixel-news.ts'
import { recordEvent } from './record-event.ts'
import { isTracked } from './record-of-member.ts'
import type { TrackingVisitor } from './visitor-store.ts'

/** A page sends what it noticed together, a few times a minute at most. */
const PER_VISITOR: LimitRule = { name: 'tracking', points: 120, seconds: 10 * 60, code: 'TOO_MANY_REQUEST' }
/** Many visitors may share an address. */
const PER_NETWORK: LimitRule = { name: 'tracking-network', points: 3_000, seconds: 10 * 60, code: 'TOO_MANY_REQUEST' }
/** Clocks of devices may be this far ahead, ms. */
const AHEAD_MS = 5 * 60_000

type TrackDeps = Pick<Deps, 'stores' | 'inUnit' | 'limits' | 'clock' | 'trackingOf' | 'pixelScriptsOf'>

const arrayIn = (text: string): readonly unknown[] | undefined => {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) && read.length <= EVENTS_AT_ONCE ? read : undefined
  } catch {
    return undefined // not JSON
  }
}

const idOf = (event: unknown): readonly string[] => {
  const id: unknown = typeof event === 'object' && event !== null && 'eventID' in event ? event.eventID : undefined
  return typeof id === 'string' ? [id.slice(0, 64)] : []
}

const pixelsIn = ({ eventValue: { channels: _channels, page: _page, content: _content, ...pixels } }: TrackingEvent): PixelTrack => pixels

/** What the records say together; a later one replaces what an earlier one says. */
const together = <Record extends object>(all: readonly Record[]): Partial<Record> =>
  all.reduce<Partial<Record>>((sum, one) => ({ ...sum, ...one }), {})

/** A clock that is wrong by days says nothing about the moment. `at` and `now`: ms. */
const isOfUse = (at: number, now: number): boolean => at > now - EVENT_LIFE_MS && at < now + AHEAD_MS

/** What the events say together of the advertising that the visitor came by. */
const pixelsOf = (events: readonly TrackingEvent[], known: PixelTrack, now: number): PixelTrack =>
  events.reduce<PixelTrack>((sum, event) => {
    const at = isOfUse(event.at, now) ? Math.min(event.at, now) : now
    return { ...sum, ...withFacebookClick(pixelsIn(event), { ...known, ...sum }, at) }
  }, {})

/**
 * Stores what a page has noticed (spec 1 §7, Tracking event post). Every event is settled at once: it is stored, was stored before, or is of no use. So
 * a page that gets no answer sends the same events again, and nothing counts twice.
 */
export const track = (deps: TrackDeps): Service<'tracking.track'> => {
  const { stores, inUnit, limits, clock } = deps
  const record = recordEvent(deps)
  const newsFor = pixelNews(deps)

  /** The browser may ask for privacy only since the choice: that is a no too. */
  const visitorOf = async (id: string, { merchant, globalPrivacyControl }: Caller): Promise<TrackingVisitor | undefined> => {
    const visitor = await stores.tracking.visitor(merchant.code, id)
    if (!visitor?.marketing || !globalPrivacyControl) return visitor
    const refused = { ...visitor, marketing: false, chosenAt: clock() }
    await inUnit(unit => keepChoice(unit, refused, true))
    return refused
  }

  const store = async (events: readonly TrackingEvent[], visitor: TrackingVisitor, caller: Caller): Promise<void> =>
    await inUnit(async unit => {
      const { merchant, session } = caller
      const now = clock()
      const memberId = session?.member.id ?? null
      for (const { eventID, eventName, at, eventValue, native: _native, customerName: _customerName, ...detail } of events) {
        const { channels, page, content } = eventValue
        const noticed = {
          moment: eventName,
          id: eventID,
          memberId,
          visitor,
          detail: { ...detail, ...(channels && { channels }), ...(page !== undefined && { page }), ...(content !== undefined && { content }) },
          at: new Date(Math.min(at, now.getTime())),
        }
        if (isOfUse(at, now.getTime()) || factsOfMoment(eventName).once) await record(unit, merchant, noticed)
      }
    })

  return async ({ visitor: id, events: text }, caller) => {
    const { merchant, network, userAgent, origin, session } = caller
    const all = arrayIn(text)
    if (!all) throw new Refusal('request.invalid', { fields: [{ path: '/events', reason: 'must be a JSON array of at most 20 events' }] })
    const settled = all.flatMap(idOf)
    if (!isTracked(deps, merchant)) return { settled }
    // The network first: the visitor's id is made by the client, and each new one would be a row of its own.
    await limits.consumeAll(merchant.code, [...countsOfNetwork(PER_NETWORK, network), [PER_VISITOR, id]])
    const visitor = await visitorOf(id, caller)
    // The page asks for consent before it sends anything, so a visitor that is not known has said nothing.
    if (!visitor || !allows(merchant, visitor, 'measurement')) return { settled, ...(await newsFor(id, caller)) }

    const events = all.filter((event): event is TrackingEvent => Check(TrackingEvent, event))
    await stores.tracking.see({
      merchant: merchant.code,
      id,
      memberId: session?.member.id ?? null,
      pixels: pixelsOf(events, visitor.pixels, clock().getTime()),
      native: together(events.map(({ native = {} }) => native)),
      ip: network.ip,
      userAgent,
      origin,
      seenAt: clock(),
    })
    await store(events, visitor, caller)
    return { settled, ...(await newsFor(id, caller)) }
  }
}
