import { drawSome } from '#fairness/draw.ts'
import { type GameRules, type Step, times } from '#games/game-rules.ts'
import { chanceOf, FEWEST_MINES, ladder, LADDERS, MOST_MINES, RETURN, TILES } from './ladder.ts'

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
