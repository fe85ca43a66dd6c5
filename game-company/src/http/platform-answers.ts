import type { Movement } from '#rounds/movements.ts'
import type { RoundView } from '#rounds/round-view.ts'
import { betOf, type Round, type RoundState } from '#rounds/round.ts'
import { amountText } from '#wire/amount.ts'

const states: Readonly<Record<RoundState, 'open' | 'closed' | 'rolled_back'>> = {
  asking: 'open',
  open: 'open',
  paying: 'open',
  returning: 'open',
  stuck: 'open',
  closed: 'closed',
  refused: 'rolled_back',
  returned: 'rolled_back',
}

const moment = (ms: number): string => new Date(ms).toISOString()

/** A round as support sees it. `view`: of that round; `replayUrl`: where it is shown again. */
export const roundAnswer = (round: Round, view: RoundView, replayUrl: string) => {
  const { seeds, shown, choice, moves, isSettled } = view
  return {
    round: round.id,
    game: round.game,
    player: round.player,
    state: states[round.state],
    staked: amountText(round.stake, round.decimals),
    won: amountText(round.payout, round.decimals),
    currency: round.currency,
    beganAt: moment(round.askedAt),
    ...(isSettled && round.endedAt !== null && { endedAt: moment(round.endedAt) }),
    replayUrl,
    ...(seeds && { fairness: { serverSeedHash: seeds.hash, clientSeed: seeds.clientSeed, nonce: seeds.nonce, serverSeed: seeds.serverSeed } }),
    detail: { choice, moves, result: shown },
  }
}

/** A movement of money as the platform compares it with its own. */
export const transactionAnswer = ({ id, kind, round, player, amount, currency, decimals, at }: Movement) => ({
  transaction: id,
  kind,
  ...(kind !== 'bet' && { bet: betOf({ id: round }) }),
  round,
  player,
  ...(amount !== null && { amount: amountText(amount, decimals) }),
  currency,
  at: moment(at),
})
