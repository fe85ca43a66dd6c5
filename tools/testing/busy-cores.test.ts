import { expect, test } from 'vitest'
import { idleShare, wereBusy } from './busy-cores.mjs'

const core = (user: number, idle: number) => ({ times: { user, nice: 0, sys: 0, idle, irq: 0 } })

test('what nobody used of the cores is counted between two looks, over all of them', () => {
  const before = [core(9_000, 1_000), core(100, 9_900)]
  expect(idleShare(before, [core(9_000, 2_000), core(100, 10_900)])).toBe(1)
  expect(idleShare(before, [core(10_000, 1_000), core(100, 10_900)])).toBe(0.5)
  expect(idleShare(before, [core(10_000, 1_000), core(850, 10_150)])).toBe(0.125)
  expect(idleShare(before, [core(10_000, 1_000), core(1_100, 9_900)])).toBe(0)
})

test('time in the kernel and for interrupts is not idle', () => {
  const busy = { times: { user: 0, nice: 100, sys: 200, idle: 500, irq: 200 } }
  expect(idleShare([core(0, 0)], [busy])).toBe(0.5)
})

test('where no time has passed, or the machine does not say it, the cores are free', () => {
  expect(idleShare([core(5, 5)], [core(5, 5)])).toBe(1)
  expect(idleShare([], [])).toBe(1)
})

test('cores of which less than a quarter is idle are busy (docs/testing.md)', () => {
  const before = [core(0, 0), core(0, 0)]
  expect(wereBusy(before, [core(1_000, 0), core(1_000, 0)])).toBe(true)
  expect(wereBusy(before, [core(1_000, 0), core(510, 490)])).toBe(true)
  expect(wereBusy(before, [core(1_000, 0), core(500, 500)])).toBe(false)
  // One process that only computes leaves the other core free.
  expect(wereBusy(before, [core(1_000, 0), core(0, 1_000)])).toBe(false)
})
