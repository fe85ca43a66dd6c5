import { expect, test, vi } from 'vitest'
import type { CellMark } from './cell-mark-store.ts'
import { createPlaces, LOOK_EVERY_MS, STALE_MS } from './places.ts'
import type { CellState } from './schema.ts'

const markOf = (merchant: string, state: CellState): CellMark => ({ merchant, state, move: '', other: '', since: new Date(0) })

const placesOf = (states: Readonly<Record<string, CellState>>) => {
  let now = 0
  let rows: readonly CellMark[] = Object.entries(states).map(([merchant, state]) => markOf(merchant, state))
  let isAway = false
  const all = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(rows))
  const warn = vi.fn<(about: object, words: string) => void>()
  const places = createPlaces({ marks: { all }, log: { warn }, now: () => now })
  return {
    places,
    warn,
    pass: (ms: number) => (now += ms),
    put: (merchant: string, state: CellState) => (rows = [markOf(merchant, state)]),
    away: () => (isAway = true),
  }
}

const states: readonly CellState[] = ['leaving', 'gone', 'removing', 'removed', 'arriving', 'arrived']

test('a merchant that is open here is served', async () => {
  const { places } = placesOf({ demo: 'open' })
  await places.look()
  expect(places.isHere('demo')).toBe(true)
  places.close()
})

test.each(states)('one that is %s is not', async state => {
  const { places } = placesOf({ demo: state })
  await places.look()
  expect(places.isHere('demo')).toBe(false)
  places.close()
})

test('nor is one without a mark: somebody has to open it', async () => {
  const { places } = placesOf({})
  await places.look()
  expect(places.isHere('demo')).toBe(false)
  places.close()
})

test('nobody is served any more once nobody could look for some seconds, and says so once', async () => {
  vi.useFakeTimers()
  const { places, pass, away, warn } = placesOf({ demo: 'open' })
  await places.look()
  away()
  pass(STALE_MS)
  await vi.advanceTimersByTimeAsync(3 * LOOK_EVERY_MS)
  expect(places.isHere('demo')).toBe(true)
  pass(1)
  expect(places.isHere('demo')).toBe(false)
  expect(warn).toHaveBeenCalledOnce()
  places.close()
  vi.useRealTimers()
})

test('each process finds a change at its next look', async () => {
  vi.useFakeTimers()
  const { places, put } = placesOf({ demo: 'open' })
  await places.look()
  put('demo', 'leaving')
  await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS)
  expect(places.isHere('demo')).toBe(false)
  places.close()
  vi.useRealTimers()
})
