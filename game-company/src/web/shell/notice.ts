import type { RoundView } from '#rounds/round-view.ts'

/**
 * What the table says besides results: a word of the shell.
 * - `failed`: nothing was staked.
 * - `unclear`: the stake is returned.
 * - `still_open`: a move was not done, and the round goes on.
 * - `settling`: what was won is being paid.
 * - `held`: the platform has refused for good what it owes, and a person must look.
 */
export type Notice = 'not_enough' | 'limit' | 'too_high' | 'break' | 'failed' | 'unclear' | 'still_open' | 'settling' | 'held'

const REFUSED: Readonly<Record<string, Notice>> = {
  NOT_ENOUGH_MONEY: 'not_enough',
  LIMIT_REACHED: 'limit',
  STAKE_TOO_HIGH: 'too_high',
  PLAY_PAUSED: 'break',
}

/** What is to be said of a round besides its result, if anything. */
export const noticeOf = ({ state, code, payout, isSettled }: Pick<RoundView, 'state' | 'code' | 'payout' | 'isSettled'>): Notice | undefined => {
  if (state === 'refused') return REFUSED[code] ?? 'failed'
  if (state === 'returned') return code === 'UNCLEAR' ? 'unclear' : 'held'
  if (state !== 'ended' || isSettled) return undefined
  // A round that has opened has a code only where it is stuck. What pays nothing leaves nothing to wait for.
  if (code !== '') return 'held'
  return payout > 0 ? 'settling' : undefined
}
