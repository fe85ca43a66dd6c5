import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let frames: (() => void)[]

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it waits until a frame has been painted', async () => {
  const work = vi.fn<() => void>()
  void afterPaint().then(work)
  await vi.runAllTimersAsync()
  expect(work).not.toHaveBeenCalled()
  for (const frame of frames) frame()
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(work).toHaveBeenCalledOnce()
})

test('a hidden page, which paints nothing, goes on soon', async () => {
  vi.stubGlobal('document', { hidden: true })
  const work = vi.fn<() => void>()
  void afterPaint().then(work)
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(work).toHaveBeenCalledOnce()
})

test('all who wait for the same frame go on together, and who comes after it waits for the next', async () => {
  const order: string[] = []
  const go = (name: string) => afterPaint().then(() => void order.push(name))
  void go('first')
  void go('second')
  expect(frames).toHaveLength(1)
  for (const frame of frames.splice(0)) frame()
  void go('later')
  vi.advanceTimersToNextTimer()
  await Promise.resolve()
  expect(order).toEqual(['first', 'second'])
  for (const frame of frames) frame()
  await vi.runAllTimersAsync()
  expect(order).toEqual(['first', 'second', 'later'])
})
