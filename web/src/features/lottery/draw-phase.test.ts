import { describe, expect, test } from 'vitest'
import { clockText } from './clock-text.ts'
import { askAgainAfter, phaseOf } from './draw-phase.ts'
import { hitsOf } from './hits.ts'
import { randomBelow } from './random-below.ts'

const at = (time: string) => Date.parse(`2026-01-31T${time}Z`)
const draw = {
  state: 'open' as const,
  opensAt: '2026-01-31T12:00:00Z',
  closesAt: '2026-01-31T12:02:40Z',
  drawsAt: '2026-01-31T12:03:00Z',
  waitsFor: null,
}

describe('what a page says of a draw', () => {
  test('by the server’s clock: coming, selling, closed, and late until the numbers are there', () => {
    expect(phaseOf(draw, at('11:59:59'))).toBe('coming')
    expect(phaseOf(draw, at('12:00:00'))).toBe('selling')
    expect(phaseOf(draw, at('12:02:39.999'))).toBe('selling')
    // The server was not asked since.
    expect(phaseOf(draw, at('12:02:40'))).toBe('closed')
    expect(phaseOf(draw, at('12:03:00'))).toBe('late')
  })

  test('what a late draw waits for is told, and a draw that is over stays so', () => {
    expect(phaseOf({ ...draw, state: 'closed', waitsFor: 'beacon' }, at('12:03:05'))).toBe('beacon')
    expect(phaseOf({ ...draw, state: 'closed', waitsFor: 'draw' }, at('12:03:05'))).toBe('queued')
    expect(phaseOf({ ...draw, state: 'drawn' }, at('12:03:05'))).toBe('drawn')
    expect(phaseOf({ ...draw, state: 'void' }, at('12:01:00'))).toBe('void')
  })

  test('draws are asked for again a moment after the next change, often while numbers are awaited, and never once all is paid', () => {
    expect(askAgainAfter([draw], at('12:02:38'))).toBe(2_700)
    expect(askAgainAfter([draw], at('12:00:00'))).toBe(60_000)
    expect(askAgainAfter([draw], at('12:03:01'))).toBe(3_000)
    expect(askAgainAfter([{ ...draw, state: 'drawn' }], at('12:03:10'))).toBe(3_000)
    expect(
      askAgainAfter(
        [
          { ...draw, state: 'settled' },
          { ...draw, state: 'void' },
        ],
        at('12:03:10'),
      ),
    ).toBe(0)
    expect(askAgainAfter([], at('12:03:10'))).toBe(0)
  })
})

test('a countdown shows begun seconds as whole ones, and hours from an hour on', () => {
  expect(clockText(581_000)).toBe('09:41')
  expect(clockText(580_001)).toBe('09:41')
  expect(clockText(3_723_000)).toBe('1:02:03')
  expect(clockText(-5)).toBe('00:00')
})

test('of a ticket’s numbers those that were drawn are marked, and the bonus number as such', () => {
  const results = [
    { group: 'main' as const, numbers: ['07', '02', '09'] },
    { group: 'bonus' as const, numbers: ['05'] },
  ]
  expect(hitsOf({ results }, ['01', '02', '05'])).toEqual([null, 'main', 'bonus'])
  expect(hitsOf({ results: null }, ['02'])).toEqual([null])
  const digits = [
    { group: 'first' as const, numbers: ['0423'] },
    { group: 'second' as const, numbers: ['9912', '0055'] },
  ]
  expect(hitsOf({ results: digits }, ['23'])).toEqual(['main'])
  expect(hitsOf({ results: digits }, ['24'])).toEqual([null])
})

test('a random number never favours the small ones', () => {
  // 256 = 5 × 45 + 31: bytes from 225 on are thrown away.
  const bytes = [225, 255, 224]
  expect(randomBelow(45, () => [bytes.shift() ?? 0])).toBe(44)
})
