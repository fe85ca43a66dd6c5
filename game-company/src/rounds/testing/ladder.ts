import type { GameRules } from '#games/game-rules.ts'

/** Each step up adds what is drawn, from one to three hundred; the clock ends it after a minute, with nothing. */
export const ladder: GameRules<unknown, { readonly height: number }, 'up' | 'take'> = {
  code: 'ladder',
  returnToPlayer: 1,
  choice: { type: 'object' },
  acts: { enum: ['up', 'take'] },
  begin: () => ({ state: { height: 0 }, ended: false, payout: 0 }),
  act({ height }, act, draw) {
    if (act === 'up') return { state: { height: height + 1 + draw.below(3) }, ended: false, payout: 0 }
    return height === 0 ? 'refused' : { state: { height }, ended: true, payout: 100 * height }
  },
  byClock: { endsAfterMs: () => 60_000, end: state => ({ state, ended: true, payout: 0 }) },
  visible: state => state,
  stakeUnit: 1,
  simulate: () => ({ staked: 1, won: 1 }),
}
