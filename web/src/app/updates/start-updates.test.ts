import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FIRST_CHECK, startUpdates } from './start-updates.ts'

// Spec 2 §4, Update detection, and §9: the first check 1.5 s after the start.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const requestUrl = async () => undefined

const start = () => {
  const stop = vi.fn<() => void>()
  const watchUpdates = vi.fn<(request: unknown) => () => void>(() => stop)
  const load = vi.fn<() => Promise<{ readonly watchUpdates: typeof watchUpdates }>>(async () => ({ watchUpdates }))
  return { load, watchUpdates, stop, end: startUpdates(load, requestUrl) }
}

// Proves constants-10, updates-2.
test('the first check is 1.5 s after the start, not before', async () => {
  expect(FIRST_CHECK).toBe(1_500)
  const { load, watchUpdates } = start()
  await vi.advanceTimersByTimeAsync(FIRST_CHECK - 1)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(watchUpdates).toHaveBeenCalledExactlyOnceWith(requestUrl)
})

test('a page that is left before that does not start; one that is left later stops', async () => {
  const early = start()
  early.end()
  await vi.advanceTimersByTimeAsync(FIRST_CHECK)
  expect(early.load).not.toHaveBeenCalled()

  const meanwhile = start()
  vi.advanceTimersByTime(FIRST_CHECK)
  meanwhile.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(meanwhile.watchUpdates).not.toHaveBeenCalled()

  const later = start()
  await vi.advanceTimersByTimeAsync(FIRST_CHECK)
  later.end()
  expect(later.stop).toHaveBeenCalledOnce()
})

test('code that cannot be loaded is no failure of the page', async () => {
  const { load, end } = start()
  load.mockRejectedValue(new Error('no network'))
  await vi.advanceTimersByTimeAsync(FIRST_CHECK)
  end()
  expect(load).toHaveBeenCalledOnce()
})
