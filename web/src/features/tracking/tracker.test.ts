import type { TrackingEvent } from '@foyer/contract/tracking/tracking-event'
import { expect, test } from 'vitest'
import type { EventQueue } from './event-queue.ts'
import { createTracker } from './tracker.ts'

const event = (eventID: string): TrackingEvent => ({ eventID, eventName: 'login', at: 1, eventValue: {} })
const YES = { measurement: true, marketing: false }
const NO = { measurement: false, marketing: false }

const stage = () => {
  const stored: string[] = []
  let sends = 0
  const queue = {
    add: ({ eventID }: TrackingEvent) => void stored.push(eventID),
    clear: () => void stored.splice(0),
  } as unknown as EventQueue
  return { stored, sends: () => sends, tracker: createTracker(queue, () => (sends += 1)) }
}

test('before the choice nothing is stored or sent; a yes stores what happened, and what happens', () => {
  const { stored, sends, tracker } = stage()
  tracker.note(event('before'))
  expect([stored, sends()]).toEqual([[], 0])
  tracker.chosen(YES)
  tracker.note(event('after'))
  expect([stored, sends()]).toEqual([['before', 'after'], 2])
})

test('a no forgets what happened, and a later no takes what waits with it', () => {
  const { stored, sends, tracker } = stage()
  tracker.note(event('before'))
  tracker.chosen(NO)
  tracker.note(event('after'))
  expect([stored, sends()]).toEqual([[], 0])
  tracker.chosen(YES)
  tracker.note(event('agreed'))
  tracker.chosen(NO)
  expect(stored).toEqual([])
})
