import { expect, test } from 'vitest'
import { limitIn } from './limit-in.ts'

const limit = { kind: 'deposit', period: 'day', most: 50_000, left: 12_000, endsAt: '2026-01-02T00:00:00.000Z' } as const

// Proves money-22.
test('a refused limit says which one, and how much is left; what is not whole says nothing', () => {
  expect(limitIn({ code: 'limit.reached', value: { limit } })).toEqual(limit)
  for (const value of [undefined, null, 'limit', {}, { limit: null }, { limit: { kind: 'deposit' } }])
    expect(limitIn({ code: 'limit.reached', value })).toBeNull()
  expect(limitIn({ code: 'limit.required', value: { limit } })).toBeNull()
})
