import type { SeedBook } from '#fairness/seed-book.ts'
import type { AnyRules } from '#games/all-rules.ts'
import { RefusedMove, type Move } from '#games/play-round.ts'
import type { Launch } from '#sessions/launch.ts'
import { type Begin, newRound } from './new-round.ts'
import { createOpening } from './opening.ts'
import { createPlayedRound } from './played-round.ts'
import { createRoundClock } from './round-clock.ts'
import { RoundRefusal } from './round-refusal.ts'
import { betOf, movesOf, type Outcome, type Round } from './round.ts'
import { createSettlement, type SettlementParts } from './settlement.ts'

export interface EngineParts extends SettlementParts {
  /** The rules of every game, by code. */
  readonly games: ReadonlyMap<string, AnyRules>
  readonly seeds: SeedBook
  readonly newId: () => string
}

/**
 * Plays rounds so that the end of the process at any moment loses and invents nothing. A round is written before its bet is asked for. Its
 * seeds are written together with the news that the bet was made, and decide everything that follows, so that its state can be found again.
 * What the wallet has left unclear is asked until it is clear: a bet is taken back, a win is handed over. `resume` goes on after a start.
 */
export const createEngine = (parts: EngineParts) => {
  const { rounds, wallets, clock, newId } = parts
  const settle = createSettlement(parts)
  const { rulesOf, played } = createPlayedRound(parts)
  const { endByClock, watch } = createRoundClock({ ...parts, played, settle })
  const { afterBet } = createOpening({ ...parts, rulesOf, watch, settle })
  const now = (): number => clock().getTime()
  return {
    played,

    /** Throws `RoundRefusal`. The same request gives the same round. */
    async begin(launch: Launch, begin: Begin): Promise<Outcome> {
      const known = rounds.ofRequest(launch.id, begin.request)
      if (known) return { round: known }
      if (rounds.inPlay(launch)) throw new RoundRefusal('ROUND_OPEN')
      const [last] = rounds.latest(launch, 1)
      const wait = last ? last.askedAt + launch.roundMs - now() : 0
      if (wait > 0) throw new RoundRefusal('TOO_SOON', wait)
      const round = newRound(newId(), launch, begin, now())
      rounds.add(round)
      const answer = await wallets[launch.mode].bet(launch, { transaction: betOf(round), round: round.id, amount: begin.stake })
      return await afterBet(round, answer, launch)
    },

    /**
     * Does what the player asks in an open round. `before`: how many moves the player has seen, so that a request that is sent again does
     * nothing twice. Throws `RoundRefusal`.
     */
    async act(launch: Launch, id: string, act: unknown, before: number): Promise<Outcome> {
      await endByClock(id)
      const round = rounds.find(id)
      if (!round || round.account !== launch.account || round.player !== launch.player) throw new RoundRefusal('ROUND_UNKNOWN')
      const moves = movesOf(round)
      if (round.state !== 'open' || moves.length > before) return { round }
      const next: readonly Move[] = [...moves, { act, at: now() - round.beganAt }]
      try {
        const { ended, payout } = played(round, next)
        const changes = ended ? { state: 'paying' as const, payout, endedAt: now() } : {}
        rounds.change(round, { moves: JSON.stringify(next), ...changes })
      } catch (error) {
        if (error instanceof RefusedMove) throw new RoundRefusal('MOVE_REFUSED')
        throw error
      }
      return await settle(id)
    },

    /** The round as it stands, with what the clock has done to it meanwhile. */
    async look(id: string): Promise<Round | undefined> {
      await endByClock(id)
      return rounds.find(id)
    },

    /** Goes on with everything that the last process left: to be called once, at the start. */
    async resume(): Promise<void> {
      for (const round of rounds.unsettled()) {
        // What became of the bet is not known any more: it is taken back.
        if (round.state === 'asking') rounds.change(round, { state: 'returning', code: 'UNCLEAR' })
        if (round.state === 'open') watch(round)
      }
      await Promise.all(rounds.unsettled().map(({ id }) => settle(id)))
    },
  }
}

export type Engine = ReturnType<typeof createEngine>
