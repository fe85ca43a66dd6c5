import type { StatementLine } from '@foyer/contract/money/statement'
import { expect, test } from 'vitest'
import { dayOf, isHead, rowsOf } from './sittings.ts'

const line = (version: number, kind: StatementLine['kind'], amount: number, at: Date, detail: StatementLine['detail'] = {}): StatementLine => ({
  version,
  transferId: version,
  kind,
  reference: `ref-${version}`,
  at: at.toISOString(),
  amount,
  balance: 0,
  follows: null,
  endedBy: null,
  detail,
})
const at = (day: number, hour: number) => new Date(2026, 10, day, hour)
const play = (version: number, when: Date, game: string) => line(version, 'bet', -10, when, { game, round: `r${version}` })
const faces = (rows: ReturnType<typeof rowsOf>) => rows.map(row => (isHead(row) ? [row.day, row.net] : [row.game, row.rounds, row.lines.length]))

// Proves money-47.
test('rounds of one game that follow each other within a day are one row; another game, a payment and midnight part them', () => {
  const lines = [
    play(7, at(27, 12), 'dice'),
    play(6, at(27, 11), 'dice'),
    line(5, 'deposit', 100, at(27, 10)),
    play(4, at(27, 9), 'dice'),
    play(3, at(27, 8), 'wheel'),
    play(2, at(26, 23), 'wheel'),
    play(1, at(26, 22), 'wheel'),
  ]
  expect(faces(rowsOf(lines, undefined, undefined))).toEqual([
    ['2026-11-27', null],
    ['dice', 2, 2],
    [null, 1, 1],
    ['dice', 1, 1],
    ['wheel', 1, 1],
    ['2026-11-26', null],
    ['wheel', 2, 2],
  ])
})

// Proves money-47.
test('a day says once what playing brought or cost; a day without play says nothing', () => {
  const lines = [play(3, at(27, 12), 'dice'), line(2, 'deposit', 5, at(26, 9)), line(1, 'deposit', 5, at(25, 9))]
  const days = [
    { day: '2026-11-27', staked: 180, won: 116 },
    { day: '2026-11-26', staked: 0, won: 0 },
  ]
  expect(faces(rowsOf(lines, days, undefined)).filter((_, place) => place % 2 === 0)).toEqual([
    ['2026-11-27', -64],
    ['2026-11-26', null],
    ['2026-11-25', null],
  ])
  expect(
    rowsOf(lines, days, '2026-11-27')
      .filter(isHead)
      .map(({ day }) => day),
  ).toEqual(['2026-11-26', '2026-11-25'])
  expect(dayOf(at(1, 0).toISOString())).toBe('2026-11-01')
})
