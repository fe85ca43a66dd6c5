import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { owedBy } from '#money/recover.ts'
import { createWallet } from '#money/wallet.ts'
import type { DeskRound, RoundMovement } from './desk-round.ts'

/** What is still standing of a round: bets that were not taken back, and what they won. */
export interface Standing {
  readonly bets: readonly RoundMovement[]
  readonly wins: readonly RoundMovement[]
}

export const standingOf = (movements: readonly RoundMovement[]): Standing => {
  const ended = new Set(movements.filter(({ kind }) => kind === 'rollback' || kind === 'void').map(({ followed }) => followed))
  const taken = new Set(movements.filter(({ kind }) => kind === 'void-win').map(({ followed }) => followed))
  return {
    bets: movements.filter(({ kind, reference }) => kind === 'bet' && !ended.has(reference)),
    // A win of nothing has nothing to take.
    wins: movements.filter(({ kind, reference, amount }) => kind === 'win' && amount > 0 && !taken.has(reference)),
  }
}

interface Wish {
  readonly merchant: Merchant
  readonly round: Pick<DeskRound, 'provider' | 'round' | 'memberId'>
  readonly by: string
  readonly reason: string
}

/** What it came to, in the smallest unit. */
export interface Voided {
  readonly returned: number
  readonly taken: number
  /** What of the wins is not in the balance any more. */
  readonly short: number
}

/**
 * Declares a round void, in a unit of work: each stake comes back, each win is owed and taken from the balance as far as that goes; the rest is owed, or the
 * house bears it, as the merchant says. Undefined where it is void already. No movement is made twice, whoever asks again.
 */
export const voidRound = ({ clock }: Pick<Deps, 'clock'>) => {
  const wallet = createWallet({ clock })
  return async (unit: Stores, { merchant, round: wanted, by, reason }: Wish): Promise<Voided | undefined> => {
    const { provider, round, memberId } = wanted
    // From here on the member's money waits, so no bet of the round comes in between.
    await unit.safePlay.lock({ merchant: merchant.code, memberId })
    const found = await unit.roundDesk.byKey(merchant.code, wanted)
    if (!found || found.voidedAt) return undefined
    const owed = await owedBy(unit, merchant.code, memberId)
    const { bets, wins } = standingOf(await unit.roundDesk.movementsOf(merchant.code, found))
    const who = { merchant, memberId, detail: { provider, round, by, reason } }
    for (const { reference } of wins) await wallet.voidWin(unit, { ...who, reference, followed: reference })
    for (const { reference } of bets) await wallet.voidBet(unit, { ...who, reference, followed: reference })
    const name = `void:${provider}:${round}`
    const recover = async (reference: string) => {
      if ((await owedBy(unit, merchant.code, memberId)) > 0) await wallet.recover(unit, { merchant, memberId, reference })
    }
    await recover(name)
    const short = Math.max(0, (await owedBy(unit, merchant.code, memberId)) - owed)
    if (short > 0 && merchant.content.payments?.spentWins === 'house') {
      await wallet.adjust(unit, { merchant, memberId, reference: name, amount: short, detail: { by, reason } })
      await recover(`${name}:house`)
    }
    await unit.roundDesk.markVoid(merchant.code, wanted, clock())
    const sum = (moves: readonly RoundMovement[]) => moves.reduce((all, { amount }) => all + Math.abs(amount), 0)
    return { returned: sum(bets), taken: sum(wins), short }
  }
}
