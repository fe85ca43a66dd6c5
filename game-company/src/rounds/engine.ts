import { atOnce } from '#database.ts'
import type { SeedBook } from '#fairness/seed-book.ts'
import type { AnyRules } from '#games/all-rules.ts'
import type { Step } from '#games/game-rules.ts'
import { playRound, RefusedMove, type Move } from '#games/play-round.ts'
import type { Launch } from '#sessions/launch.ts'
import { RoundRefusal } from './round-refusal.ts'
import { betOf, movesOf, type Outcome, type Round } from './round.ts'
import { createSettlement, type SettlementParts } from './settlement.ts'
import type { Answer } from './wallet.ts'

export interface EngineParts extends SettlementParts {
  /** The rules of every game, by code. */
  readonly games: ReadonlyMap<string, AnyRules>
  readonly seeds: SeedBook
  readonly newId: () => string
}

/** What a player asks for, with the stake. */
export interface Begin {
  readonly request: string
  readonly stake: number
  readonly choice: unknown
}

/** Nothing waits longer at once, because timers cannot, ms. */
const LONGEST_TIMER_MS = 24 * 60 * 60_000

/**
 * Plays rounds so that the end of the process at any moment loses and invents nothing. A round is written before its bet is asked for. Its
 * seeds are written together with the news that the bet was made, and decide everything that follows, so that its state can be found again.
 * What the wallet has left unclear is asked until it is clear: a bet is taken back, a win is handed over. `resume` goes on after a start.
 */
export const createEngine = (parts: EngineParts) => {
  const { database, games, rounds, launches, seeds, movements, wallets, clock, newId, later } = parts
  const settle = createSettlement(parts)
  const now = (): number => clock().getTime()
  const rulesOf = (round: Pick<Round, 'game'>): AnyRules => {
    const rules = games.get(round.game)
    if (!rules) throw new Error(`There is no game ${round.game}.`)
    return rules
  }
  const again = (id: string): Round => rounds.find(id) as Round

  /** Where the round stands after these moves; it must have been opened. */
  const played = (round: Round, moves = movesOf(round)): Step<unknown> => {
    const { serverSeed, clientSeed } = seeds.find(round.seed as number)
    return playRound(
      rulesOf(round),
      { stake: round.stake, choice: JSON.parse(round.choice), moves },
      { serverSeed, clientSeed, nonce: round.nonce as number },
    )
  }

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

  return {
    played,

    /** Throws `RoundRefusal`. The same request gives the same round. */
    async begin(launch: Launch, { request, stake, choice }: Begin): Promise<Outcome> {
      const known = rounds.ofRequest(launch.id, request)
      if (known) return { round: known }
      if (rounds.inPlay(launch)) throw new RoundRefusal('ROUND_OPEN')
      const [last] = rounds.latest(launch, 1)
      const wait = last ? last.askedAt + launch.roundMs - now() : 0
      if (wait > 0) throw new RoundRefusal('TOO_SOON', wait)
      const round: Round = {
        id: newId(),
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
        askedAt: now(),
        beganAt: 0,
        endsAt: null,
        endedAt: null,
      }
      rounds.add(round)
      const answer = await wallets[launch.mode].bet(launch, { transaction: betOf(round), round: round.id, amount: stake })
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
