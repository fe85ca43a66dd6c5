import type { ErrorCode } from '@foyer/contract/errors'
import type { MovementKind } from '@foyer/contract/wallet/statement'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { moneyOf, POINTS, type WalletMerchant } from './asset.ts'
import type { LedgerStore } from './ledger/ledger-store.ts'
import type { Beside, HouseKind, Movement, NotPosted, Payment, Posted } from './ledger/posting.ts'
import type { MoneyEvent } from './money-listeners.ts'

interface Asked {
  readonly merchant: WalletMerchant
  readonly memberId: string
  /**
   * The caller's own name for the movement, e.g. the provider and its transaction. Asking again with the same reference and the same content answers
   * what was answered before, and moves nothing; with another content it is refused with `duplicate_transaction`.
   */
  readonly reference: string
  /** What the statement shows beside it, e.g. the game: facts that never differ between two tries. */
  readonly detail?: Readonly<Record<string, string | number>>
  /** What the statement shows too, but may differ between two tries, because the merchant's content may have changed. */
  readonly shown?: Readonly<Record<string, string>>
  /** What else must be the same between two tries, and is not shown. */
  readonly content?: string
}

export interface Sum extends Asked {
  /** In the smallest unit of the merchant's currency (or points), a whole number above 0; of a win also 0. */
  readonly amount: number
}

/** `followed`: the reference of the hold or bet that it follows. */
export interface Follows extends Asked {
  readonly followed: string
}

/** A movement between accounts of the house that belongs to no member. */
type OfHouse<Of extends Asked> = Omit<Of, 'memberId'>

type InLedger = Pick<Stores, 'ledger'>
type InUnit = Pick<Stores, 'ledger' | 'jobs'>

/**
 * Everything that moves a member's money or points; nothing else writes balances (docs/ledger.md). Each takes the stores it writes to: those of a
 * unit of work, or for a single movement those of `deps`. Throws `duplicate_transaction`, `balance.too.low`, `transaction.unknown` (there is no
 * such hold or bet), `transaction.ended` (it was decided before), `currency.mismatch`, and what gates refuse with.
 */
export interface Wallet {
  /**
   * Money that has arrived, without the `fee` of its detail, which was paid on top and is the house's. In a unit of work: the jobs of those who listen are
   * queued in the same transaction.
   */
  deposit(unit: InUnit, asked: Sum): Promise<Posted>
  /** Sets money aside for a withdrawal. */
  hold(stores: InLedger, asked: Sum): Promise<Posted>
  /** What was held has left, without the `fee` of its detail, which the house keeps. In a unit of work, like `deposit`. */
  payOut(unit: InUnit, asked: Follows): Promise<Posted>
  /** What was held comes back. */
  giveBack(stores: InLedger, asked: Follows): Promise<Posted>
  /** `beside`: what its statement does besides, for example sell tickets. */
  bet(stores: InLedger, asked: Sum & { readonly beside?: Beside }): Promise<Posted>
  /** What this bet was answered before; undefined if it has not taken place. */
  betBefore(stores: InLedger, asked: Sum): Promise<Posted | undefined>
  /** A bet may win more than once. */
  win(stores: InLedger, asked: Sum & Follows): Promise<Posted>
  /** Many wins above 0 of one merchant, in a unit of work: each is what `win` would do, and all together are one call of the database. */
  winAll(unit: InLedger, all: readonly (Sum & Follows)[]): Promise<readonly Posted[]>
  /** The same for bets that are taken back. Each must be there. */
  rollbackAll(unit: InLedger, all: readonly Follows[]): Promise<readonly Posted[]>
  /** Takes a bet back that has not won. A bet that has not come yet is barred: it will be refused. */
  rollback(stores: InLedger, asked: Follows): Promise<Posted>
  /** A bet of a round that is declared void: its stake comes back, also after it has won. Once; from then on nothing is won by it. */
  voidBet(unit: InLedger, asked: Follows): Promise<Posted>
  /** What a bet that is declared void has won: the member owes it. Once. */
  voidWin(unit: InLedger, asked: Follows): Promise<Posted>
  earnPoints(stores: InLedger, asked: Sum): Promise<Posted>
  spendPoints(stores: InLedger, asked: Sum): Promise<Posted>
  /** Money of the house that is held apart for the member (docs/play-credit.md). */
  grantCredit(unit: InLedger, asked: Sum): Promise<Posted>
  /** Makes a credit the member's own. */
  releaseCredit(unit: InLedger, asked: Follows): Promise<Posted>
  /** Gives a credit back to the house. */
  lapseCredit(unit: InLedger, asked: Follows): Promise<Posted>
  /** Money of the house for what is bought with it in the same unit of work. */
  gift(unit: InLedger, asked: Sum): Promise<Posted>
  /** A deposit that arrived and may not be credited, with its fee: it is kept for its payer. */
  receive(unit: InLedger, asked: Sum): Promise<Posted>
  /** It was sent back. */
  refund(unit: InLedger, asked: Follows): Promise<Posted>
  /** What the winners of a draw leave of its pool. */
  setAside(unit: InLedger, asked: OfHouse<Sum>): Promise<Posted>
  /** A later draw takes it over, once; undefined where it was not set aside, which began with a later version of the ledger than the draws. */
  carryOver(unit: InLedger, asked: OfHouse<Follows>): Promise<Posted | undefined>
  /** A deposit that was taken back from us, with its fee: the member owes it without the fee. */
  chargeBack(unit: InLedger, asked: Follows): Promise<Posted>
  /** A payout that came back to us; its fee is given back too. */
  reverse(unit: InLedger, asked: Follows): Promise<Posted>
  /** What staff give, to put something right. */
  adjust(unit: InLedger, asked: Sum): Promise<Posted>
  /** What staff demand, to put something right: the member owes it. */
  deduct(unit: InLedger, asked: Sum): Promise<Posted>
  /** Takes what is owed from the balance, as far as it goes; undefined where there is nothing to take. */
  recover(unit: InLedger, asked: Asked): Promise<Posted | undefined>
  /** Gives up what is owed; undefined where nothing is. */
  writeOff(unit: InLedger, asked: Asked): Promise<Posted | undefined>
  /** Money that staff have paid out by hand. */
  remit(unit: InLedger, asked: Sum): Promise<Posted>
}

const requireAmount = (amount: number, least: number): void => {
  if (Number.isSafeInteger(amount) && amount >= least) return
  throw new Refusal('request.invalid', { fields: [{ path: 'amount', reason: `must be a whole number from ${least} to ${Number.MAX_SAFE_INTEGER}` }] })
}

const refusalOf = ({ refused, balance = 0 }: NotPosted): Refusal => {
  if (refused === 'balance.too.low') return new Refusal(refused, { balance })
  // What is owed is said by who asked (payments/create-withdrawal.ts).
  if (refused === 'payment.owed') return new Refusal(refused, { owed: 0 })
  // A balance beyond what a number holds exactly (docs/ledger.md).
  if (refused === 'request.invalid') return new Refusal(refused, { fields: [{ path: 'amount', reason: 'is too large for the balance' }] })
  return new Refusal<ErrorCode>(refused)
}

type AnyAsked = Asked & Partial<Sum & Follows>

const movementOf = <MemberId extends string | undefined>(
  kind: MovementKind | HouseKind,
  { merchant, reference, detail = {}, shown = {}, content, ...more }: OfHouse<AnyAsked>,
  memberId: MemberId,
  at: Date,
) => {
  const asset = kind === 'earn' || kind === 'spend' ? POINTS : moneyOf(merchant)
  const { amount, followed } = more
  const facts = Object.entries(detail).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const requestHash = digestOf(JSON.stringify([memberId, asset, amount, followed, facts, ...(content === undefined ? [] : [content])]))
  return {
    merchant: merchant.code,
    memberId,
    reference,
    requestHash,
    asset,
    at,
    detail: { ...detail, ...shown },
    ...(amount !== undefined && { amount }),
    ...(followed !== undefined && { followed }),
  }
}

const posted = (outcome: Posted | NotPosted): Posted => {
  if ('refused' in outcome) throw refusalOf(outcome)
  return outcome
}

export const createWallet = ({ clock }: Pick<Deps, 'clock'>): Wallet => {
  const of = (kind: MovementKind, asked: AnyAsked, at = clock()): Movement => movementOf(kind, asked, asked.memberId, at)

  const post = async (
    ledger: LedgerStore,
    kind: MovementKind,
    { beside, ...asked }: AnyAsked & { readonly beside?: Beside },
    least = 1,
  ): Promise<Posted> => {
    if (asked.amount !== undefined) requireAmount(asked.amount, least)
    return posted(await ledger.post(kind, of(kind, asked), beside))
  }

  /** A movement of what is owed: too little means that there is nothing of it. */
  const take = async (ledger: LedgerStore, kind: MovementKind, asked: Asked): Promise<Posted | undefined> => {
    const outcome = await ledger.post(kind, of(kind, asked))
    return 'refused' in outcome && outcome.refused === 'balance.too.low' ? undefined : posted(outcome)
  }

  const between = async (
    ledger: LedgerStore,
    kind: HouseKind,
    asked: OfHouse<AnyAsked> & { readonly memberId?: string },
  ): Promise<Posted | NotPosted> => {
    if (asked.amount !== undefined) requireAmount(asked.amount, 1)
    return await ledger.between(kind, movementOf(kind, asked, asked.memberId, clock()))
  }

  const postAll = async (ledger: LedgerStore, kind: Payment, all: readonly AnyAsked[]): Promise<readonly Posted[]> => {
    for (const { amount } of all) if (amount !== undefined) requireAmount(amount, 1)
    const at = clock()
    const outcomes = await ledger.postAll(
      kind,
      all.map(asked => of(kind, asked, at)),
    )
    return outcomes.map(posted)
  }

  const queueListeners = async (unit: InUnit, event: MoneyEvent['event'], { merchant, memberId }: Asked, done: Posted): Promise<Posted> => {
    const { transferId } = done
    const job = { merchant: merchant.code, payload: { transferId }, dueAt: clock(), orderKey: `money:${memberId}` }
    for (const { events, kind } of done.isReplay ? [] : unit.ledger.listeners) if (events.includes(event)) await unit.jobs.add(kind, job)
    return done
  }

  return {
    deposit: async (unit, asked) => await queueListeners(unit, 'deposit', asked, await post(unit.ledger, 'deposit', asked)),
    hold: ({ ledger }, asked) => post(ledger, 'hold', asked),
    payOut: async (unit, asked) => await queueListeners(unit, 'withdraw', asked, await post(unit.ledger, 'payout', asked)),
    giveBack: ({ ledger }, asked) => post(ledger, 'return', asked),
    bet: ({ ledger }, asked) => post(ledger, 'bet', asked),

    async betBefore({ ledger }, asked) {
      const before = await ledger.before('bet', of('bet', asked))
      return before && posted(before)
    },

    win: ({ ledger }, asked) => post(ledger, 'win', asked, 0),
    winAll: ({ ledger }, all) => postAll(ledger, 'win', all),
    rollbackAll: ({ ledger }, all) => postAll(ledger, 'rollback', all),

    async rollback({ ledger }, asked) {
      const movement = { ...of('rollback', asked), followed: asked.followed }
      const first = await ledger.post('rollback', movement)
      if (!('refused' in first) || first.refused !== 'transaction.unknown') return posted(first)
      const barred = await ledger.bar(movement)
      if (!('refused' in barred) || barred.refused !== 'transaction.unknown') return posted(barred)
      // The bet came in between.
      return posted(await ledger.post('rollback', movement))
    },

    voidBet: ({ ledger }, asked) => post(ledger, 'void', asked),
    voidWin: ({ ledger }, asked) => post(ledger, 'void-win', asked),
    earnPoints: ({ ledger }, asked) => post(ledger, 'earn', asked),
    spendPoints: ({ ledger }, asked) => post(ledger, 'spend', asked),
    grantCredit: ({ ledger }, asked) => post(ledger, 'grant', asked),
    releaseCredit: ({ ledger }, asked) => post(ledger, 'release', asked),
    lapseCredit: ({ ledger }, asked) => post(ledger, 'lapse', asked),
    gift: ({ ledger }, asked) => post(ledger, 'gift', asked),
    remit: ({ ledger }, asked) => post(ledger, 'remit', asked),
    receive: async ({ ledger }, asked) => posted(await between(ledger, 'receive', asked)),
    refund: async ({ ledger }, asked) => posted(await between(ledger, 'refund', asked)),
    setAside: async ({ ledger }, asked) => posted(await between(ledger, 'set-aside', asked)),

    async carryOver({ ledger }, asked) {
      const outcome = await between(ledger, 'carry', asked)
      return 'refused' in outcome && outcome.refused === 'transaction.unknown' ? undefined : posted(outcome)
    },

    chargeBack: ({ ledger }, asked) => post(ledger, 'chargeback', asked),
    reverse: ({ ledger }, asked) => post(ledger, 'reversal', asked),
    adjust: ({ ledger }, asked) => post(ledger, 'adjust', asked),
    deduct: ({ ledger }, asked) => post(ledger, 'deduct', asked),
    recover: ({ ledger }, asked) => take(ledger, 'recover', asked),
    writeOff: ({ ledger }, asked) => take(ledger, 'write-off', asked),
  }
}
