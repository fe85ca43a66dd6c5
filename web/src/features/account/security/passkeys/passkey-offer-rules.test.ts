import { expect, test } from 'vitest'
import { OFFERED_AGAIN_MS, mayOfferPasskey } from './passkey-offer-rules.ts'

const NOW = 1_800_000_000_000
const facts = { possible: true, entered: true, putOffAt: undefined, now: NOW }

// Proves sign-in-30.
test('a passkey is offered after a sign-in by hand, on a device that can make one', () => {
  expect(mayOfferPasskey(facts)).toBe(true)
  expect(mayOfferPasskey({ ...facts, entered: false })).toBe(false)
  expect(mayOfferPasskey({ ...facts, possible: false })).toBe(false)
})

test('and not again for 90 days to who put it off; a clock that was wrong then counts as never', () => {
  expect(mayOfferPasskey({ ...facts, putOffAt: NOW - OFFERED_AGAIN_MS + 1 })).toBe(false)
  expect(mayOfferPasskey({ ...facts, putOffAt: NOW - OFFERED_AGAIN_MS })).toBe(true)
  expect(mayOfferPasskey({ ...facts, putOffAt: NOW + 1 })).toBe(true)
})
