import type { OutgoingEvent } from '#tracking/providers/tracking-provider.ts'

/** A sign-in of 2026's first moment, as providers are told of it, with what `changes` says instead. */
export const outgoing = (changes: Partial<OutgoingEvent> = {}): OutgoingEvent => ({
  id: '00000000-0000-4000-8000-000000000001',
  moment: 'login',
  name: 'login',
  at: new Date(Date.UTC(2026, 0, 1)),
  money: undefined,
  page: 'https://www.brand.com/m/home',
  ip: '203.0.113.7',
  visitor: 'a'.repeat(64),
  userAgent: 'test',
  person: undefined,
  pixels: {},
  native: {},
  ...changes,
})
