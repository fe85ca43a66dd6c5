import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchVersions, type VersionSource } from './version-source.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

// Proves staff-34.
test('a worker looks every 500 ms, takes over what has changed, and goes on after a database that was away', async () => {
  const answers: (boolean | Error)[] = [false, true, new Error('away'), new Error('away'), true]
  const versions: VersionSource = {
    async hasChanged() {
      const answer = answers.shift() ?? false
      if (answer instanceof Error) throw answer
      return answer
    },
    overlays: async () => new Map(),
    picture: async () => undefined,
  }
  const warned: unknown[] = []
  let taken = 0
  const end = watchVersions(versions, { warn: (...words: unknown[]) => void warned.push(words) }, async () => (taken += 1))
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return taken
  }
  expect([await after(999), await after(1)]).toEqual([0, 1])
  expect([await after(1_000), warned.length]).toEqual([1, 1])
  expect(await after(500)).toBe(2)
  end()
  answers.push(true)
  expect(await after(5_000)).toBe(2)
})
