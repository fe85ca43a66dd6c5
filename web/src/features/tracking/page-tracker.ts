import type { Choice } from '@foyer/contract/tracking/consent'
import type { PageMoment } from '@foyer/contract/tracking/moments'
import type { PixelTrack } from '@foyer/contract/tracking/pixel-track'
import type { PixelScript } from '@foyer/contract/tracking/pixels'
import type { TrackingEvent } from '@foyer/contract/tracking/tracking-event'
import { hex, randomBytes } from '#device/bytes.ts'
import { deviceFacts, registerMethodOf } from '#device/device-facts.ts'
import { schedule } from '#device/schedule.ts'
import { localStore } from '#device/storage.ts'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'
import type { Request } from '#request/request-client.ts'
import { currentSession } from '#session/session-store.ts'
import { createEventQueue } from './event-queue.ts'
import { keepForRegistration } from './keep-for-registration.ts'
import { nativeIdsOf } from './native-ids.ts'
import { createPixelBridge } from './pixel-bridge.ts'
import { pixelRecord } from './pixel-record.ts'
import { configuredIds } from './scripts-here.ts'
import { createSender, inTurnOfTabs } from './send-events.ts'
import { createTracker } from './tracker.ts'

/** Marks on the device that it was told of a moment that there is once, by its name. */
const ONCE = 'SHELL_noted:'

/** A random id in the form of a UUID; `crypto.randomUUID` is missing on insecure pages. */
const newId = (): string => hex(randomBytes(16)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const createPageTracker = (request: Request) => {
  const facts = deviceFacts()
  const visitor = facts.loginDeviceId
  const pixels = createPixelBridge()
  const sender = createSender({
    queue: createEventQueue(localStore),
    request,
    visitor,
    inTurn: inTurnOfTabs,
    schedule,
    news({ allowed, noticed }) {
      if (allowed) pixels.noticed(noticed)
      else pixels.end()
    },
  })
  const send = () => void sender.send()
  const tracker = createTracker(createEventQueue(localStore), send)
  // Read at once: the next page may have lost what the visitor came by.
  const { search } = location
  let configured: PixelTrack = {}
  let isOpened = false
  /** What was noted for the first time on this device, and is not marked as such yet. */
  const first: PageMoment[] = []

  const note = (eventName: PageMoment, more: Pick<TrackingEvent['eventValue'], 'page' | 'content'> = {}): void => {
    // Attribution may give an app some of them only after a while.
    const native = nativeIdsOf(window as object)
    const { affiliateCode } = storedRegistrationInfo()
    const customerName = currentSession()?.userName
    const event: TrackingEvent = {
      eventID: newId(),
      eventName,
      at: Date.now(),
      domain: location.hostname,

      ...(affiliateCode !== undefined && { affiliateCode }),
      ...(customerName !== undefined && { customerName }),
      eventValue: { ...configured, ...pixelRecord(search, document.cookie), ...more },
      pwaType: registerMethodOf(facts),
      ...(native && { native }),
    }
    const channels = pixels.note(event).filter(name => name !== 'googleAds')
    tracker.note(channels.length === 0 ? event : { ...event, eventValue: { ...event.eventValue, channels } })
  }

  const noteOnce = (name: 'firstOpen' | 'a2hsInstalled'): void => {
    if (localStore.get(ONCE + name) !== null) return
    note(name)
    first.push(name)
  }

  return {
    visitor,
    pixels,
    insideApp: registerMethodOf(facts) === 'APP',
    facebookClickId: pixelRecord(search, '').facebookClickId,
    send,
    chosen(choice: Pick<Choice, 'measurement' | 'marketing'>): void {
      keepForRegistration(choice, { ...configured, ...pixelRecord(search, document.cookie) })
      tracker.chosen(choice)
      // Nothing is stored before a yes. The mark stays after a later no: it names nobody, and without it the same would be told again after the next yes.
      if (choice.measurement || choice.marketing) for (const name of first.splice(0)) localStore.set(ONCE + name, '1')
    },
    /** The merchant's own pixels are part of the record too, where the address names no other. */
    configure(scripts: readonly PixelScript[]): void {
      configured = configuredIds(scripts)
    },
    note,
    /** Notes what a device has once, whatever provider is told of it: its first page, and on iOS, which says nothing of an installation, the first one from the home screen. */
    open(): void {
      if (isOpened) return
      isOpened = true
      noteOnce('firstOpen')
      if (facts.device === 'WEBCLIP') noteOnce('a2hsInstalled')
    },
  }
}
export type PageTracker = ReturnType<typeof createPageTracker>

let ofThisPage: PageTracker | undefined

/**
 * The tracker of this page: what it notices goes to the server once the visitor agrees. There is one until the page is loaded anew, because the
 * scripts that it started stay.
 */
export const pageTracker = (request: Request): PageTracker => (ofThisPage ??= createPageTracker(request))
