import type { Draw } from '@foyer/contract/lottery/lottery-fields'
import { expect, test } from 'vitest'
import { awaitedDraw } from './use-followed.ts'

const at = (time: string) => Date.parse(`2026-01-31T${time}Z`)
const draw = (id: string, state: Draw['state'], closes: string, draws: string): Draw => ({
  id,
  lottery: 'six',
  name: 'Six',
  vendor: 'LOTT',
  state,
  opensAt: '2026-01-31T11:00:00Z',
  closesAt: `2026-01-31T${closes}Z`,
  drawsAt: `2026-01-31T${draws}Z`,
  waitsFor: null,
  entropy: 'drand',
  pool: null,
  results: state === 'drawn' ? [{ group: 'main', numbers: ['01', '02'] }] : null,
  drawnAt: state === 'drawn' ? `2026-01-31T${draws}Z` : null,
})

// Proves games-and-lottery-23.
test('a page follows the draw whose sales have ended, by its own clock or by the server’s word, and one whose balls still fall', () => {
  const next = draw('next', 'open', '12:02:40', '12:03:00')
  const after = draw('after', 'open', '12:05:40', '12:06:00')
  expect(awaitedDraw({ next, drawing: null, last: null }, at('12:02:39'))).toBeNull()
  expect(awaitedDraw({ next, drawing: null, last: null }, at('12:02:40'))).toBe('next')
  // Whoever opens the page now is sold the draw after it.
  const drawing = draw('next', 'closed', '12:02:40', '12:03:00')
  expect(awaitedDraw({ next: after, drawing, last: null }, at('12:02:50'))).toBe('next')
  const last = draw('next', 'drawn', '12:02:40', '12:03:00')
  expect(awaitedDraw({ next: after, drawing: null, last }, at('12:03:05'))).toBe('next')
  // Two balls have fallen by 12:03:05.200.
  expect(awaitedDraw({ next: after, drawing: null, last }, at('12:03:06'))).toBeNull()
})
