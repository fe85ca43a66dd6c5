import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { createDraw } from '#fairness/draw.ts'
import type { Step } from '#games/game-rules.ts'
import { ladder } from './ladder.ts'
import { type MinesAct, type MinesState, rules } from './rules.ts'

const draw = createDraw({ serverSeed: '7'.repeat(64), clientSeed: 'test', nonce: 0 })

/** With the mines under the tiles 0, 1, 2 … */
const withMines = (mines: number, opened: readonly number[] = [], stake = 1_000): MinesState => ({
  stake,
  mines: Array.from({ length: mines }, (_, at) => at),
  opened,
})
const act = (state: MinesState, one: MinesAct) => rules.act?.(state, one, draw, 0)
const step = (state: MinesState, one: MinesAct) => act(state, one) as Step<MinesState>

const combinations = (n: number, k: number): number => (k === 0 ? 1 : (combinations(n - 1, k - 1) * n) / k)

describe('mines', () => {
  test('lays as many mines as chosen under different tiles', () => {
    for (const mines of [1, 5, 24]) {
      const { state, ended, payout } = rules.begin(1_000, { mines }, draw)
      expect(new Set(state.mines).size).toBe(mines)
      expect(state.mines.every(tile => tile >= 0 && tile <= 24)).toBe(true)
      expect({ ended, payout, opened: state.opened }).toEqual({ ended: false, payout: 0, opened: [] })
    }
  })

  test('pays 97 % over the chance to open so many tiles, in ten-thousandths rounded down', () => {
    expect(ladder(1).slice(0, 2)).toEqual([10_104, 10_543])
    expect(ladder(5).slice(0, 3)).toEqual([12_125, 15_315, 19_570])
    expect(ladder(24)).toEqual([242_500])
    expect(ladder(20)[0]).toBe(48_500)
  })

  test('whenever a player stops, the round returns 97 %, but for the rounding', () => {
    for (let mines = 1; mines <= 24; mines += 1) {
      for (const [at, factor] of ladder(mines).entries()) {
        const chance = combinations(25 - mines, at + 1) / combinations(25, at + 1)
        expect((chance * factor) / 10_000).toBeLessThan(0.97 + 1e-9)
        expect((chance * (factor + 1)) / 10_000).toBeGreaterThan(0.97)
      }
    }
  })

  test('a safe tile keeps the round open, and taking ends it with what the tiles pay', () => {
    const one = step(withMines(5), { tile: 5 })
    expect(one).toEqual({ state: withMines(5, [5]), ended: false, payout: 0 })
    const two = step(one.state, { tile: 24 })
    expect(step(two.state, { take: true })).toEqual({ state: withMines(5, [5, 24]), ended: true, payout: 1_531 })
  })

  test('a mine ends the round and pays nothing', () => {
    expect(step(withMines(5, [5, 6]), { tile: 4 })).toEqual({ state: withMines(5, [5, 6, 4]), ended: true, payout: 0 })
  })

  test('the last safe tile ends the round and pays', () => {
    expect(step(withMines(24), { tile: 24 })).toMatchObject({ ended: true, payout: 24_250 })
    expect(step(withMines(23, [23]), { tile: 24 })).toMatchObject({ ended: true, payout: 291_000 })
  })

  test('a round ends before a tile that would pay more than 10,000 times the stake', () => {
    const factors = ladder(12)
    expect(factors.length).toBeLessThan(13)
    expect(Math.max(...factors)).toBeLessThanOrEqual(100_000_000)
    const opened = factors.slice(1).map((_, at) => 12 + at)
    expect(step(withMines(12, opened), { tile: 24 })).toMatchObject({ ended: true })
  })

  test('refuses a tile that is open, and taking before the first tile', () => {
    expect(act(withMines(3, [7]), { tile: 7 })).toBe('refused')
    expect(act(withMines(3), { take: true })).toBe('refused')
  })

  test('shows the opened tiles alone while the round is open', () => {
    expect(rules.visible(withMines(3, [7]))).toEqual({ opened: [7] })
  })

  test('takes 1 to 24 mines and tiles 0 to 24, and nothing else', () => {
    const accepts = (mines: unknown) => Check(rules.choice, { mines })
    expect([accepts(1), accepts(24), accepts(0), accepts(25), accepts(2.5), accepts('3')]).toEqual([true, true, false, false, false, false])
    const allows = (one: unknown) => Check(rules.acts ?? {}, one)
    expect([allows({ tile: 0 }), allows({ tile: 24 }), allows({ take: true })]).toEqual([true, true, true])
    expect([allows({ tile: 25 }), allows({ tile: -1 }), allows({ take: false }), allows({ tile: 3, take: true }), allows({})]).toEqual(
      Array.from({ length: 5 }, () => false),
    )
  })
})
