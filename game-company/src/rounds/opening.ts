import { atOnce } from '#database.ts'
import type { SeedBook } from '#fairness/seed-book.ts'
import { playRound } from '#games/play-round.ts'
import type { Launch } from '#sessions/launch.ts'
import type { PlayedRound } from './played-round.ts'
import type { RoundClock } from './round-clock.ts'
import { betOf, type Outcome, type Round } from './round.ts'
import type { SettlementParts } from './settlement.ts'
import type { Answer } from './wallet.ts'

type Stored = Pick<SettlementParts, 'database' | 'rounds' | 'launches' | 'movements' | 'clock'>

interface OpeningParts extends Stored, Pick<PlayedRound, 'rulesOf'>, Pick<RoundClock, 'watch'> {
  readonly seeds: SeedBook
  readonly settle: (id: string) => Promise<Outcome>
}

/** Opens rounds whose bet was made, and ends those whose bet was not. */
export const createOpening = ({ database, rounds, launches, seeds, movements, clock, rulesOf, watch, settle }: OpeningParts) => {
  const now = (): number => clock().getTime()
  const again = (id: string): Round => rounds.find(id) as Round

  /** The bet was made: the round takes its seeds, in the same transaction. */
  const open = (round: Round): Round => {
    atOnce(database, () => {
      const { id: seed, ...own } = seeds.take(round)
      const step = playRound(rulesOf(round), { stake: round.stake, choice: JSON.parse(round.choice), moves: [] }, own)
      const beganAt = now()
      const endsAt = step.ended ? undefined : rulesOf(round).byClock?.endsAfterMs(step.state)
      rounds.change(round, {
        seed,
        nonce: own.nonce,
        beganAt,
        state: step.ended ? 'paying' : 'open',
        payout: step.payout,
        endsAt: endsAt === undefined ? null : beganAt + Math.ceil(endsAt),
        endedAt: step.ended ? beganAt : null,
      })
      movements.note(round, 'bet', betOf(round), round.stake, beganAt)
    })
    const opened = again(round.id)
    watch(opened)
    return opened
  }

  /** What follows from the wallet's answer to a bet. */
  const afterBet = async (round: Round, answer: Answer, launch: Launch): Promise<Outcome> => {
    const balance = answer.balance !== undefined && { balance: answer.balance }
    if (answer.kind === 'done') {
      const opened = open(round)
      return opened.state === 'paying' ? { ...balance, ...(await settle(round.id)) } : { round: opened, ...balance }
    }
    if (answer.kind === 'refused') {
      rounds.change(round, { state: 'refused', code: answer.code, endedAt: now() })
      if (answer.code === 'SESSION_EXPIRED') launches.end(launch)
      return { round: again(round.id), ...balance }
    }
    rounds.change(round, { state: 'returning', code: 'UNCLEAR' })
    return await settle(round.id)
  }

  return { afterBet }
}
