import type { Launch } from '#sessions/launch.ts'
import type { Round } from './round.ts'

/** What a player asks for, with the stake. */
export interface Begin {
  readonly request: string
  readonly stake: number
  readonly choice: unknown
}

/** A round before its bet is asked for. */
export const newRound = (id: string, launch: Launch, { request, stake, choice }: Begin, askedAt: number): Round => ({
  id,
  launch: launch.id,
  request,
  account: launch.account,
  player: launch.player,
  game: launch.game,
  mode: launch.mode,
  currency: launch.currency,
  decimals: launch.decimals,
  stake,
  choice: JSON.stringify(choice),
  moves: '[]',
  state: 'asking',
  code: '',
  seed: null,
  nonce: null,
  payout: 0,
  askedAt,
  beganAt: 0,
  endsAt: null,
  endedAt: null,
})
