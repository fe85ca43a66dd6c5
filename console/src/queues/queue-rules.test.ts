import { expect, test } from 'vitest'
import { queueStateOf } from './queue-rules.ts'

const now = Date.parse('2026-11-24T12:00:00Z')

test('what waits at two merchants is one queue, the oldest first', () => {
  const state = queueStateOf(
    [
      { merchant: 'lumina', total: 41, waiting: [{ id: 'b', since: '2026-11-24T11:00:00Z' }] },
      { merchant: 'aurora', total: 1, waiting: [{ id: 'a', since: '2026-11-24T10:00:00Z' }] },
    ],
    3 * 3600,
    now,
  )
  expect(state).toEqual({
    total: 42,
    ages: [7200, 3600],
    oldest: { id: 'a', since: '2026-11-24T10:00:00Z', merchant: 'aurora' },
    isLate: false,
  })
})

// Proves staff-32.
test('a queue is late as soon as one of it is', () => {
  const parts = [{ merchant: 'lumina', total: 1, waiting: [{ id: 'a', since: '2026-11-24T10:00:00Z' }] }]
  expect(queueStateOf(parts, 7201, now).isLate).toBe(false)
  expect(queueStateOf(parts, 7200, now).isLate).toBe(true)
})

test('nothing waits', () => {
  expect(queueStateOf([], 60, now)).toEqual({ total: 0, ages: [], oldest: undefined, isLate: false })
})
