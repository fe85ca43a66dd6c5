import { expect, test } from 'vitest'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { quietUntil } from './policy.ts'

const of = (campaigns: object, timeZone = 'Asia/Manila') => ({ file: { campaigns }, content: { safePlay: { timeZone } } }) as unknown as Merchant
const at = (merchant: Merchant, moment: string) => quietUntil(merchant, new Date(moment))?.toISOString()

// Proves staff-48.
test('quiet hours are those of the merchant’s place, over midnight, and can be turned off', () => {
  const usual = of({})
  expect(at(usual, '2026-01-01T12:59:59Z')).toBeUndefined()
  expect(at(usual, '2026-01-01T13:00:00Z')).toBe('2026-01-02T01:00:00.000Z')
  expect(at(usual, '2026-01-02T00:59:59Z')).toBe('2026-01-02T01:00:00.000Z')
  expect(at(usual, '2026-01-02T01:00:00Z')).toBeUndefined()
  expect(at(of({ quietFrom: '08:00', quietUntil: '08:00' }), '2026-01-01T18:00:00Z')).toBeUndefined()
  expect(at(of({ quietFrom: '13:00', quietUntil: '15:30' }), '2026-01-01T05:10:00Z')).toBe('2026-01-01T07:30:00.000Z')
})
