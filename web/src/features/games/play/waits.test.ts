import { expect, test, vi } from 'vitest'
import { timers } from '#testing/timers.ts'
import { afterLoading, afterTap } from './waits.ts'

// Proves constants-5, constants-12, games-and-lottery-27, games-and-lottery-30.
test.each([
  ['a launch begins 150 ms after the tap', afterTap, 150],
  ['the loading sign ends after 10 s', afterLoading, 10_000],
] as const)('%s, and not where the player has left (spec 1 §9, Game launch; spec 2 §2, Trial-game page)', (_what, after, ms) => {
  const clock = timers()
  const work = vi.fn<() => void>()
  after(work, clock.wait)
  expect([clock.due(), work.mock.calls.length]).toEqual([ms, 0])
  clock.pass()
  expect(work).toHaveBeenCalledOnce()
  after(work, clock.wait)()
  expect(clock.due()).toBeUndefined()
})

test.each([
  [100, 50],
  [150, 0],
  [2_000, 0],
])('of 150 ms, %i that have gone by since the tap leave %i', (since, left) => {
  const clock = timers()
  afterTap(() => undefined, clock.wait, since)
  expect(clock.due()).toBe(left)
})
