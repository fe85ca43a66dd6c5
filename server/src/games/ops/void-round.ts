import { standingOf, voidRound } from '#games/void-round.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { ApprovalAct, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { owedBy } from '#money/recover.ts'
import { gameWords } from './game-words.ts'
import { isArchived, knownRound } from './rounds.ts'

type VoidDeps = Pick<Deps, 'clock' | 'merchants'>
interface RoundName {
  readonly provider: string
  readonly round: string
}

/** A round that is not void yet, and whose money the ledger still has. Throws `round.unknown`, `round.void`, `round.archived`. */
const openRound = async (stores: Pick<Stores, 'roundDesk' | 'archive'>, merchant: string, name: RoundName) => {
  const found = await knownRound(stores, merchant, name)
  if (found.voidedAt) throw new OpRefusal('round.void')
  if (await isArchived(stores, merchant, found)) throw new OpRefusal('round.archived')
  return found
}

/** Asks a second person to declare a round void. */
export const askVoidRound =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'games.askVoid'> =>
  async ({ reason, ...name }, caller) =>
    await inUnit(async unit => {
      const { staked, won } = await openRound(unit, caller.merchant.code, name)
      const { id: approval } = await caller.ask(unit, { kind: 'games.void', content: { ...name, reason }, reason })
      await caller.record(unit, { about: { kind: 'round', id: name.round }, before: { provider: name.provider, staked, won }, reason })
      return { approval }
    })

/** The second person declares it: stakes come back, wins are taken back (docs/payments.md, What is taken back). */
export const voidRoundApproval = ({ clock, merchants }: VoidDeps): ApprovalAct<'games.void'> => {
  const declare = voidRound({ clock })
  return {
    async facts(stores, { provider, round }, code): Promise<ApprovalFacts> {
      const found = await openRound(stores, code, { provider, round })
      const merchant = merchants.byCode(code)
      // One after the other: the stores may be those of a unit of work, whose one connection answers one statement at a time.
      const movements = await stores.roundDesk.movementsOf(code, found)
      const accounts = await stores.ledger.accountsOf(code, found.memberId)
      const owed = await owedBy(stores, code, found.memberId)
      const { bets, wins } = standingOf(movements)
      const sum = (moves: typeof bets) => moves.reduce((all, { amount }) => all + Math.abs(amount), 0)
      return {
        round,
        provider,
        game: merchant ? gameWords(merchant, found.game) : found.game,
        member: found.username,
        state: found.state,
        comesBack: sum(bets),
        takenBack: sum(wins),
        ...(merchant && { currency: currencyFacts(merchant).currency }),
        balance: accounts.find(({ kind }) => kind === 'main')?.balance ?? 0,
        owed,
        houseBears: merchant?.content.payments?.spentWins === 'house',
      }
    },
    // What the vendor adds while it waits is another round than the one that was looked at.
    sealed: ['round', 'provider', 'member', 'comesBack', 'takenBack', 'currency', 'houseBears'],
    async carryOut(unit, { provider, round, reason }, caller) {
      const { merchant, person } = caller
      const found = await openRound(unit, merchant.code, { provider, round })
      const done = await declare(unit, { merchant, round: found, by: person.login, reason })
      if (!done) throw new OpRefusal('round.void')
      await caller.record(unit, {
        about: { kind: 'round', id: round },
        event: 'round.voided',
        after: { provider, member: found.memberId, ...done },
        reason,
      })
    },
  }
}
