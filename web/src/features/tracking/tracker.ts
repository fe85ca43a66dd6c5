import type { Choice } from '@foyer/contract/tracking/consent'
import type { TrackingEvent } from '@foyer/contract/tracking/tracking-event'
import type { EventQueue } from './event-queue.ts'

/** What happened before the choice is kept in memory alone, so many events at most. */
const BEFORE_CHOICE = 50

const isYes = ({ measurement, marketing }: Pick<Choice, 'measurement' | 'marketing'>): boolean => measurement || marketing

/**
 * Takes what the page notices. Before the visitor has chosen nothing of it is stored; a yes stores it, a no forgets it, and takes what waited with it.
 */
export const createTracker = (queue: EventQueue, send: () => void) => {
  let choice: Pick<Choice, 'measurement' | 'marketing'> | undefined
  let early: TrackingEvent[] = []

  return {
    note(event: TrackingEvent): void {
      if (choice === undefined) {
        if (early.length < BEFORE_CHOICE) early.push(event)
      } else if (isYes(choice)) {
        queue.add(event)
        send()
      }
    },

    chosen(now: Pick<Choice, 'measurement' | 'marketing'>): void {
      choice = now
      if (isYes(now)) {
        for (const event of early) queue.add(event)
        send()
      } else queue.clear()
      early = []
    },
  }
}
