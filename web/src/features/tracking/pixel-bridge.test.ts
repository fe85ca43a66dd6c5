import type { TrackingEvent } from '@foyer/contract/tracking/tracking-event'
import { expect, test } from 'vitest'
import { createPixelBridge } from './pixel-bridge.ts'
import type { RunningPixels } from './run-pixels.ts'

const YES = { measurement: true, marketing: true }
const event = (eventID: string): TrackingEvent => ({ eventID, eventName: 'viewContent', at: 1, eventValue: {} })

const stage = () => {
  const calls: unknown[] = []
  let starts = 0
  const pixels: RunningPixels = {
    note({ eventID }, isBefore) {
      calls.push([eventID, isBefore ? 'before' : 'now'])
      return ['kwai']
    },
    noticed: moments => void calls.push(['noticed', ...moments.map(({ eventID }) => eventID)]),
    chosen: ({ marketing }) => void calls.push(['chosen', marketing]),
    end: () => void calls.push('end'),
  }
  const start = () => {
    starts += 1
    return pixels
  }
  return { calls, starts: () => starts, start, bridge: createPixelBridge() }
}

test('nothing is told until the scripts may run; then also what happened before', () => {
  const { bridge, calls, start } = stage()
  expect(bridge.note(event('early'))).toEqual([])
  bridge.noticed([{ eventID: 'd0', moment: 'deposit' }])
  expect(calls).toEqual([])
  bridge.run(start, YES)
  expect(bridge.note(event('later'))).toEqual(['kwai'])
  bridge.noticed([{ eventID: 'd1', moment: 'deposit' }])
  expect(calls).toEqual([
    ['early', 'before'],
    ['later', 'now'],
    ['noticed', 'd1'],
  ])
})

// Proves tracking-13.
test('while it is not known who signed in, moments wait; the scripts are started once', () => {
  const { bridge, calls, starts, start } = stage()
  bridge.run(start, YES)
  bridge.wait()
  expect(bridge.note(event('login'))).toEqual([])
  expect(calls).toEqual([])
  bridge.run(start, YES)
  expect(calls).toEqual([
    ['chosen', true],
    ['login', 'before'],
  ])
  expect(starts()).toBe(1)
})

// Proves tracking-12.
test('a no ends them at once and for this page, and forgets what waited', () => {
  const { bridge, calls, start } = stage()
  bridge.run(start, YES)
  bridge.wait()
  bridge.note(event('waits'))
  expect(bridge.end()).toBe(true)
  bridge.wait()
  bridge.run(start, YES)
  expect(bridge.note(event('after'))).toEqual([])
  bridge.noticed([{ eventID: 'd1', moment: 'deposit' }])
  bridge.end()
  expect(calls).toEqual(['end'])
})

test('a yes after a no starts scripts that had not run, without what happened before', () => {
  const { bridge, calls, start } = stage()
  bridge.note(event('before the no'))
  expect(bridge.end()).toBe(false)
  bridge.note(event('after the no'))
  bridge.wait()
  bridge.run(start, YES)
  expect(calls).toEqual([])
  expect(bridge.note(event('after the yes'))).toEqual(['kwai'])
})
