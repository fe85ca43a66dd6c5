import { drawSome } from '#fairness/draw.ts'
import { times, type GameRules, type Step } from '#games/game-rules.ts'

/** The grid has five rows of five tiles, counted from 0 in reading order. */
export const TILES = 25
export const FEWEST_MINES = 1
export const MOST_MINES = 24

const RETURN = 0.97
/** No round pays more, in ten-thousandths of the stake: before a tile that would pay more, the round ends and pays. */
export const MOST_FACTOR = 10_000 * 10_000

export interface MinesChoice {
  readonly mines: number
}

/** Opens a tile, or takes what the tiles opened so far pay. */
export type MinesAct = { readonly tile: number } | { readonly take: true }

export interface MinesState {
  readonly stake: number
  /** Under which tiles the mines lie; fixed from the beginning of the round. */
  readonly mines: readonly number[]
  /** In the order in which they were opened; a mine can only be the last. */
  readonly opened: readonly number[]
}

/** What the player sees: the mines once the round has ended. */
export type MinesShown = Pick<MinesState, 'opened'> & Partial<MinesState>

/** How likely it is to open so many safe tiles. */
const chanceOf = (mines: number, tiles: number): number =>
  Array.from({ length: tiles }, (_, opened) => (TILES - mines - opened) / (TILES - opened)).reduce((chance, one) => chance * one, 1)

const ladderOf = (mines: number): readonly number[] => {
  const factors: number[] = []
  for (let opened = 1; opened <= TILES - mines; opened += 1) {
    // The small addition undoes what the division of fractions lost, so that 97 % over exactly 1/5 is 4.85 and not 4.8499.
    const factor = Math.floor((RETURN * 10_000) / chanceOf(mines, opened) + 1e-6)
    if (factor > MOST_FACTOR) break
    factors.push(factor)
  }
  return factors
}
const LADDERS = Array.from({ length: MOST_MINES + 1 }, (_, mines) => (mines < FEWEST_MINES ? [] : ladderOf(mines)))

/**
 * What 1, 2, 3 … safe tiles pay, in ten-thousandths of the stake: 97 % over the chance to open so many. The last of them ends the round.
 */
export const ladder = (mines: number): readonly number[] => LADDERS[mines] ?? []

const begun: GameRules<MinesChoice, MinesState, MinesAct>['begin'] = (stake, { mines }, draw) => ({
  state: { stake, mines: drawSome(draw, TILES, mines), opened: [] },
  ended: false,
  payout: 0,
})

const pays = ({ stake, mines, opened }: MinesState): number => times(stake, ladder(mines.length)[opened.length - 1] ?? 0)

const acted = (state: MinesState, act: MinesAct): Step<MinesState> | 'refused' => {
  if ('take' in act) return state.opened.length === 0 ? 'refused' : { state, ended: true, payout: pays(state) }
  if (state.opened.includes(act.tile)) return 'refused'
  const next = { ...state, opened: [...state.opened, act.tile] }
  if (state.mines.includes(act.tile)) return { state: next, ended: true, payout: 0 }
  const ended = next.opened.length === ladder(state.mines.length).length
  return { state: next, ended, payout: ended ? pays(next) : 0 }
}

export const rules: GameRules<MinesChoice, MinesState, MinesAct> = {
  code: 'mines',
  returnToPlayer: RETURN,
  stakeUnit: 100,
  leastReturn: stake =>
    Math.min(...LADDERS.flatMap((factors, mines) => factors.map((factor, at) => (chanceOf(mines, at + 1) * times(stake, factor)) / stake))),
  choice: {
    type: 'object',
    properties: { mines: { type: 'integer', minimum: FEWEST_MINES, maximum: MOST_MINES } },
    required: ['mines'],
    additionalProperties: false,
  },
  acts: {
    anyOf: [
      {
        type: 'object',
        properties: { tile: { type: 'integer', minimum: 0, maximum: TILES - 1 } },
        required: ['tile'],
        additionalProperties: false,
      },
      { type: 'object', properties: { take: { const: true } }, required: ['take'], additionalProperties: false },
    ],
  },
  begin: begun,
  act: acted,
  visible: ({ opened }): MinesShown => ({ opened }),
  /** Opens up to five tiles anywhere among up to twelve mines, then takes. */
  simulate(draw, chance, staked) {
    let step = begun(staked, { mines: 1 + Math.floor(chance() * 12) }, draw)
    const goal = 1 + Math.floor(chance() * 5)
    const first = Math.floor(chance() * TILES)
    for (let at = 0; at < goal && !step.ended; at += 1) step = acted(step.state, { tile: (first + at * 7) % TILES }) as Step<MinesState>
    if (!step.ended) step = acted(step.state, { take: true }) as Step<MinesState>
    return { staked, won: step.payout }
  },
}
