import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPolling } from './polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const always = () => true

test('it looks again after the time that follows from the last answer, and ends after 0', async () => {
  const waits = [3_000, 60_000, 0]
  let looks = 0
  const look = vi.fn<() => Promise<number>>(async () => (looks += 1))
  startPolling({ latest: 0, after: latest => waits[latest ?? 0] ?? 0, look, mayLook: always })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(look).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(look).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(look).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(look).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(look).toHaveBeenCalledTimes(2)
})

// Proves session-6.
test('a look that fails does not end it', async () => {
  const look = vi.fn<() => Promise<number>>(async () => Promise.reject(new Error('no network')))
  startPolling({ latest: undefined, after: () => 5_000, look, mayLook: always })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(look).toHaveBeenCalledTimes(3)
})

test('while nobody sees the page it asks nothing, and afterwards goes on in its rhythm', async () => {
  let isSeen = false
  const look = vi.fn<() => Promise<number>>(async () => 1)
  startPolling({ latest: 1, after: () => 5_000, look, mayLook: () => isSeen })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).toHaveBeenCalledTimes(0)
  isSeen = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(look).toHaveBeenCalledTimes(1)
})

test('stopped, it looks no more, nor after a look that was under way', async () => {
  let answer = () => {}
  const look = vi.fn<() => Promise<number>>(() => new Promise(resolve => (answer = () => resolve(1))))
  const stop = startPolling({ latest: 1, after: () => 5_000, look, mayLook: always })
  await vi.advanceTimersByTimeAsync(5_000)
  stop()
  answer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).toHaveBeenCalledTimes(1)
})

// Proves session-6.
test('nothing in the web polls by SWR’s own interval, which a failure ends and each drawing starts anew', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => /(?<!\.test)\.tsx?$/.test(name))
  const polls = files.filter(name => readFileSync(join(root, name), 'utf8').includes('refreshInterval:'))
  expect(polls).toEqual([])
})
