import { describe, expect, test } from 'vitest'
import { clockText } from './clock-text.ts'
import { refreshAfter, phaseOf } from './draw-phase.ts'

const at = (time: string) => Date.parse(`2026-01-31T${time}Z`)
const draw = {
  state: 'open' as const,
  opensAt: '2026-01-31T12:00:00Z',
  closesAt: '2026-01-31T12:02:40Z',
  drawsAt: '2026-01-31T12:03:00Z',
  waitsFor: null,
}

describe('what a page says of a draw', () => {
  // Proves games-and-lottery-22, games-and-lottery-24.
  test('by the server’s clock: coming, selling, closed, and late until the numbers are there', () => {
    expect(phaseOf(draw, at('11:59:59'))).toBe('coming')
    expect(phaseOf(draw, at('12:00:00'))).toBe('selling')
    expect(phaseOf(draw, at('12:02:39.999'))).toBe('selling')
    // The server was not asked since.
    expect(phaseOf(draw, at('12:02:40'))).toBe('closed')
    expect(phaseOf(draw, at('12:03:00'))).toBe('late')
  })

  // Proves games-and-lottery-22.
  test('what a late draw waits for is told, and a draw that is over stays so', () => {
    expect(phaseOf({ ...draw, state: 'closed', waitsFor: 'beacon' }, at('12:03:05'))).toBe('beacon')
    expect(phaseOf({ ...draw, state: 'closed', waitsFor: 'draw' }, at('12:03:05'))).toBe('queued')
    expect(phaseOf({ ...draw, state: 'drawn' }, at('12:03:05'))).toBe('drawn')
    expect(phaseOf({ ...draw, state: 'void' }, at('12:01:00'))).toBe('void')
  })

  // Proves games-and-lottery-22.
  test('draws are asked for again a moment after the next change, often while numbers are awaited, and never once all is paid', () => {
    expect(refreshAfter([draw], at('12:02:38'))).toBe(2_700)
    expect(refreshAfter([draw], at('12:00:00'))).toBe(60_000)
    expect(refreshAfter([draw], at('12:03:01'))).toBe(3_000)
    expect(refreshAfter([{ ...draw, state: 'drawn' }], at('12:03:10'))).toBe(3_000)
    expect(
      refreshAfter(
        [
          { ...draw, state: 'settled' },
          { ...draw, state: 'void' },
        ],
        at('12:03:10'),
      ),
    ).toBe(0)
    expect(refreshAfter([], at('12:03:10'))).toBe(0)
  })
})

test('a countdown shows begun seconds as whole ones, and hours from an hour on', () => {
  expect(clockText(581_000)).toBe('09:41')
  expect(clockText(580_001)).toBe('09:41')
  expect(clockText(3_723_000)).toBe('1:02:03')
  expect(clockText(-5)).toBe('00:00')
})
