import type { DatabaseSync } from 'node:sqlite'
import { atOnce } from '#database.ts'
import type { Launch } from '#sessions/launch.ts'
import type { Launches } from '#sessions/launches.ts'
import type { Movements } from './movements.ts'
import type { RoundStore } from './round-store.ts'
import { betOf, rollbackOf, winOf, type Outcome, type Round } from './round.ts'
import type { Wallet } from './wallet.ts'

export interface SettlementParts {
  readonly database: DatabaseSync
  readonly rounds: RoundStore
  readonly launches: Launches
  readonly movements: Movements
  readonly wallets: Readonly<Record<Launch['mode'], Wallet>>
  readonly clock: () => Date
  /** Does work after a time, ms. */
  readonly later: (ms: number, work: () => void) => void
}

/** What is unclear is asked again after 1, 2, 4 … s, at most after 5 minutes, for as long as it takes. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 5 * 60_000

/** Hands over what rounds pay, and takes bets back, until the wallet has said clearly that it is done. */
export const createSettlement = ({ database, rounds, launches, movements, wallets, clock, later }: SettlementParts) => {
  const again = (id: string): Round => rounds.find(id) as Round
  const isSettling = new Set<string>()

  /** Asks for what a round still owes, once; where that is unclear, it is asked again later. */
  const settle = async (id: string, tries = 0): Promise<Outcome> => {
    const round = again(id)
    if ((round.state !== 'paying' && round.state !== 'returning') || isSettling.has(id)) return { round }
    isSettling.add(id)
    try {
      const isWin = round.state === 'paying'
      const transaction = isWin ? winOf(round) : rollbackOf(round)
      const order = { transaction, round: id, bet: betOf(round) }
      const launch = launches.find(round.launch) as Launch
      const wallet = wallets[round.mode]
      const answer = await (isWin ? wallet.win(launch, { ...order, amount: round.payout }) : wallet.rollback(launch, order))
      if (answer.kind === 'unclear') {
        later(Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS), () => void settle(id, tries + 1))
        return { round }
      }
      atOnce(database, () => {
        if (answer.kind === 'refused') rounds.change(round, { state: 'stuck', code: answer.code })
        else if (rounds.change(round, { state: isWin ? 'closed' : 'returned', endedAt: round.endedAt ?? clock().getTime() }))
          movements.note(round, isWin ? 'win' : 'rollback', transaction, isWin ? round.payout : null, clock().getTime())
      })
      return { round: again(id), ...(answer.balance !== undefined && { balance: answer.balance }) }
    } finally {
      isSettling.delete(id)
    }
  }

  return settle
}
