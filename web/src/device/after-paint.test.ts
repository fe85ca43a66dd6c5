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

test('work waits until a frame has been painted', () => {
  const work = vi.fn<() => void>()
  afterPaint(work)
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
  for (const frame of frames) frame()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

test('a hidden page, which paints nothing, works soon', () => {
  vi.stubGlobal('document', { hidden: true })
  const work = vi.fn<() => void>()
  afterPaint(work)
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

test('work that was cancelled is not done', () => {
  const work = vi.fn<() => void>()
  const cancel = afterPaint(work)
  cancel()
  for (const frame of frames) frame()
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})
