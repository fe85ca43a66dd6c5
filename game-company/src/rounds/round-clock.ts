import type { Move } from '#games/play-round.ts'
import type { PlayedRound } from './played-round.ts'
import { movesOf, type Outcome, type Round } from './round.ts'
import type { SettlementParts } from './settlement.ts'

interface RoundClockParts extends Pick<SettlementParts, 'rounds' | 'clock' | 'later'>, Pick<PlayedRound, 'played'> {
  readonly settle: (id: string) => Promise<Outcome>
}

/** Nothing waits longer at once, because timers cannot, ms. */
const LONGEST_TIMER_MS = 24 * 60 * 60_000

/** Ends the rounds of games that the clock ends. */
export const createRoundClock = ({ rounds, clock, later, played, settle }: RoundClockParts) => {
  const now = (): number => clock().getTime()

  /** Ends a round if its time is over. */
  const endByClock = async (id: string): Promise<void> => {
    const round = rounds.find(id)
    if (round?.state !== 'open' || round.endsAt === null || now() < round.endsAt) return
    const moves: readonly Move[] = [...movesOf(round), { clock: true, at: round.endsAt - round.beganAt }]
    rounds.change(round, { moves: JSON.stringify(moves), state: 'paying', payout: played(round, moves).payout, endedAt: round.endsAt })
    await settle(id)
  }

  /** Has the clock end the round when its time is over. One timer at a time: looking at a round starts none. */
  const watch = (round: Round | undefined): void => {
    if (round?.state !== 'open' || round.endsAt === null) return
    const { id, endsAt } = round
    const wait = Math.max(0, endsAt - now())
    later(Math.min(wait, LONGEST_TIMER_MS), () => void endByClock(id).then(() => watch(rounds.find(id))))
  }

  return { endByClock, watch }
}

export type RoundClock = ReturnType<typeof createRoundClock>
