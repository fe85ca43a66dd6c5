import type { StatementLine } from '@foyer/contract/money/statement'
import { expect, test } from 'vitest'
import { entriesOf, roundsOf, roundSums } from './entries.ts'

const line = (version: number, kind: StatementLine['kind'], amount: number, more: Partial<StatementLine> = {}): StatementLine => ({
  version,
  transferId: version,
  kind,
  reference: `ref-${version}`,
  at: '2026-01-01T00:00:00.000Z',
  amount,
  balance: 0,
  follows: null,
  endedBy: null,
  detail: {},
  ...more,
})
const at = (round: string) => ({ detail: { game: 'lucky-six', round } })
const versions = (lines: readonly StatementLine[]) => entriesOf(lines).map(({ lines: own, game }) => [game, ...own.map(({ version }) => version)])

// Proves money-29.
test('bets and wins of a round are one row, at the place of the newest, with the name of the game', () => {
  expect(
    versions([
      line(5, 'win', 40, at('b')),
      line(4, 'deposit', 100),
      line(3, 'bet', -10, at('b')),
      line(2, 'bet', -10, at('b')),
      line(1, 'bet', -5, at('a')),
    ]),
  ).toEqual([
    ['lucky-six', 5, 3, 2],
    [null, 4],
    ['lucky-six', 1],
  ])
})

// Proves money-29.
test('where no round is named, a win stands with the bet that it follows; other movements stay alone', () => {
  const lines = [line(4, 'win', 5, { follows: 'ref-2' }), line(3, 'hold', -5), line(2, 'bet', -1), line(1, 'hold', -5)]
  expect(versions(lines)).toEqual([
    [null, 4, 2],
    [null, 3],
    [null, 1],
  ])
})

// Proves money-29.
test('a round staked what did not come back; it is open while a bet is not decided', () => {
  const bet = line(1, 'bet', -10, { endedBy: 'win' })
  expect(roundSums([line(3, 'win', 25), line(2, 'bet', -10, { endedBy: 'win' }), bet])).toEqual({ staked: 20, won: 25, isOpen: false })
  expect(roundSums([line(2, 'rollback', 10), line(1, 'bet', -10, { endedBy: 'rollback' })])).toEqual({ staked: 0, won: 0, isOpen: false })
  expect(roundSums([line(1, 'bet', -10)])).toEqual({ staked: 10, won: 0, isOpen: true })
})

// Proves money-29.
test('a row names its rounds, each with the vendor that shows it again; a draw has none', () => {
  const played = (round: string) => ({ detail: { game: 'dice', round, provider: 'velvet' } })
  const rounds = (lines: readonly StatementLine[]) =>
    roundsOf(lines).map(({ lines: own, ...round }) => ({ ...round, of: own.map(({ version }) => version) }))
  expect(rounds([line(4, 'win', 25, played('b')), line(3, 'bet', -5, played('b')), line(2, 'bet', -5, played('a')), line(1, 'bet', -5)])).toEqual([
    { round: 'b', provider: 'velvet', of: [4, 3] },
    { round: 'a', provider: 'velvet', of: [2] },
  ])
  expect(rounds([line(1, 'bet', -5, at('draw-1'))])).toEqual([{ round: 'draw-1', provider: null, of: [1] }])
})
