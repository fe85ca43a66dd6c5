import { describe, expect, test } from 'vitest'
import { countOf, NO_COUNTS, withCounts } from './live-counts.ts'

// Proves customer-service-and-chat-10.
describe('counts for badges', () => {
  test('belong to one member: nobody else sees them, and the next member begins without', () => {
    const held = withCounts(NO_COUNTS, 'ann', { chat: 3 })
    expect([countOf(held, 'chat', 'ann'), countOf(held, 'chat', 'bob'), countOf(held, 'chat', undefined)]).toEqual([3, 0, 0])
    expect(withCounts(held, 'bob', {})).toEqual({ memberId: 'bob', counts: {} })
    expect(countOf(NO_COUNTS, 'chat', undefined)).toBe(0)
  })

  test('are replaced by newer ones; those that an answer does not name stay', () => {
    const held = withCounts(NO_COUNTS, 'ann', { chat: 3 })
    expect(countOf(withCounts(held, 'ann', { chat: 0 }), 'chat', 'ann')).toBe(0)
    expect(countOf(withCounts(held, 'ann', {}), 'chat', 'ann')).toBe(3)
  })
})
