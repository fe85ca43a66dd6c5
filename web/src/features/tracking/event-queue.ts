import { EVENTS_AT_ONCE } from '@foyer/contract/tracking/moments'
import type { TrackingEvent } from '@foyer/contract/tracking/tracking-event'
import { readJson } from '#device/json.ts'
import type { TextStore } from '#device/storage.ts'

/** Each event is stored under a name of its own, because two tabs that rewrite one list would lose events of each other. */
const PREFIX = 'SHELL_event:'
/** A player who is offline for days must not fill the storage; the oldest make room. */
const MOST = 200
/** Digits of a time in ms, so that names sort by it. */
const TIME_DIGITS = 15

export interface EventQueue {
  add(event: TrackingEvent): void
  /** The oldest that wait, of all tabs: as many as one call takes. */
  next(): readonly TrackingEvent[]
  /** The server has named them: they are stored there, or never will be. */
  settle(ids: readonly string[]): void
  clear(): void
}

const nameOf = ({ at, eventID }: Pick<TrackingEvent, 'at' | 'eventID'>): string => `${PREFIX}${String(at).padStart(TIME_DIGITS, '0')}:${eventID}`
const idIn = (name: string): string => name.slice(PREFIX.length + TIME_DIGITS + 1)

/** Events that wait for the server, in the browser's storage: they survive a reload, and the time without a network. */
export const createEventQueue = (store: TextStore): EventQueue => {
  const names = () =>
    store
      .names()
      .filter(name => name.startsWith(PREFIX))
      .sort()
  return {
    add(event) {
      const waiting = names()
      for (const name of waiting.slice(0, Math.max(0, waiting.length - MOST + 1))) store.remove(name)
      store.set(nameOf(event), JSON.stringify(event))
    },

    next() {
      const found: TrackingEvent[] = []
      for (const name of names()) {
        if (found.length === EVENTS_AT_ONCE) break
        const event = readJson(store.get(name))
        // Written by this page's own code, so it is whole, unless somebody changed the storage.
        if (typeof event === 'object' && event !== null && 'eventID' in event && event.eventID === idIn(name)) found.push(event as TrackingEvent)
        else store.remove(name)
      }
      return found
    },

    settle(ids) {
      for (const name of names()) if (ids.includes(idIn(name))) store.remove(name)
    },

    clear() {
      for (const name of names()) store.remove(name)
    },
  }
}
