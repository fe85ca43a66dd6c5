import type { ErrorCode } from '@foyer/contract/errors'
import type { MovementKind } from '@foyer/contract/money/statement'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { assetOf, POINTS, type WalletMerchant } from './asset.ts'
import type { LedgerStore } from './ledger/ledger-store.ts'
import type { Beside, HouseKind, Movement, NotPosted, Payment, Posted } from './ledger/posting.ts'
import type { MoneyEvent } from './money-listeners.ts'

interface Order {
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

export interface Sum extends Order {
  /** In the smallest unit of the merchant's currency (or points), a whole number above 0; of a win also 0. */
  readonly amount: number
}

/** `followed`: the reference of the hold or bet that it follows. */
export interface Follows extends Order {
  readonly followed: string
}

/** A movement between accounts of the house that belongs to no member. */
type OfHouse<Of extends Order> = Omit<Of, 'memberId'>

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
  deposit(unit: InUnit, request: Sum): Promise<Posted>
  /** Sets money aside for a withdrawal. */
  hold(stores: InLedger, request: Sum): Promise<Posted>
  /** What was held has left, without the `fee` of its detail, which the house keeps. In a unit of work, like `deposit`. */
  payOut(unit: InUnit, request: Follows): Promise<Posted>
  /** What was held comes back. */
  giveBack(stores: InLedger, request: Follows): Promise<Posted>
  /** `beside`: what its statement does besides, for example sell tickets. */
  bet(stores: InLedger, request: Sum & { readonly beside?: Beside }): Promise<Posted>
  /** What this bet was answered before; undefined if it has not taken place. */
  betBefore(stores: InLedger, request: Sum): Promise<Posted | undefined>
  /** A bet may win more than once. */
  win(stores: InLedger, request: Sum & Follows): Promise<Posted>
  /** Many wins above 0 of one merchant, in a unit of work: each is what `win` would do, and all together are one call of the database. */
  winAll(unit: InLedger, all: readonly (Sum & Follows)[]): Promise<readonly Posted[]>
  /** The same for bets that are taken back. Each must be there. */
  rollbackAll(unit: InLedger, all: readonly Follows[]): Promise<readonly Posted[]>
  /** Takes a bet back that has not won. A bet that has not come yet is barred: it will be refused. */
  rollback(stores: InLedger, request: Follows): Promise<Posted>
  /** A bet of a round that is declared void: its stake comes back, also after it has won. Once; from then on nothing is won by it. */
  voidBet(unit: InLedger, request: Follows): Promise<Posted>
  /** What a bet that is declared void has won: the member owes it. Once. */
  voidWin(unit: InLedger, request: Follows): Promise<Posted>
  earnPoints(stores: InLedger, request: Sum): Promise<Posted>
  spendPoints(stores: InLedger, request: Sum): Promise<Posted>
  /** Money of the house that is held apart for the member (docs/play-credit.md). */
  grantCredit(unit: InLedger, request: Sum): Promise<Posted>
  /** Makes a credit the member's own. */
  releaseCredit(unit: InLedger, request: Follows): Promise<Posted>
  /** Gives a credit back to the house. */
  lapseCredit(unit: InLedger, request: Follows): Promise<Posted>
  /** Money of the house for what is bought with it in the same unit of work. */
  gift(unit: InLedger, request: Sum): Promise<Posted>
  /** A deposit that arrived and may not be credited, with its fee: it is kept for its payer. */
  receive(unit: InLedger, request: Sum): Promise<Posted>
  /** It was sent back. */
  refund(unit: InLedger, request: Follows): Promise<Posted>
  /** What the winners of a draw leave of its pool. */
  setAside(unit: InLedger, request: OfHouse<Sum>): Promise<Posted>
  /** A later draw takes it over, once; undefined where it was not set aside, which began with a later version of the ledger than the draws. */
  carryOver(unit: InLedger, request: OfHouse<Follows>): Promise<Posted | undefined>
  /** A deposit that was taken back from us, with its fee: the member owes it without the fee. */
  chargeBack(unit: InLedger, request: Follows): Promise<Posted>
  /** A payout that came back to us; its fee is given back too. */
  reverse(unit: InLedger, request: Follows): Promise<Posted>
  /** What staff give, to put something right. */
  adjust(unit: InLedger, request: Sum): Promise<Posted>
  /** What staff demand, to put something right: the member owes it. */
  deduct(unit: InLedger, request: Sum): Promise<Posted>
  /** Takes what is owed from the balance, as far as it goes; undefined where there is nothing to take. */
  recover(unit: InLedger, request: Order): Promise<Posted | undefined>
  /** Gives up what is owed; undefined where nothing is. */
  writeOff(unit: InLedger, request: Order): Promise<Posted | undefined>
  /** Money that staff have paid out by hand. */
  remit(unit: InLedger, request: Sum): Promise<Posted>
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

type AnyOrder = Order & Partial<Sum & Follows>

const movementOf = <MemberId extends string | undefined>(
  kind: MovementKind | HouseKind,
  { merchant, reference, detail = {}, shown = {}, content, ...more }: OfHouse<AnyOrder>,
  memberId: MemberId,
  at: Date,
) => {
  const asset = kind === 'earn' || kind === 'spend' ? POINTS : assetOf(merchant)
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

/** Queues the jobs of those who listen to an event, in the unit of work of its movement; a replay queues nothing. */
const queueListeners = async (
  unit: InUnit,
  event: MoneyEvent['event'],
  { merchant, memberId }: Order,
  done: Posted,
  dueAt: Date,
): Promise<Posted> => {
  const { transferId } = done
  const job = { merchant: merchant.code, payload: { transferId }, dueAt, orderKey: `money:${memberId}` }
  for (const { events, kind } of done.isReplay ? [] : unit.ledger.listeners) if (events.includes(event)) await unit.jobs.add(kind, job)
  return done
}

export const createWallet = ({ clock }: Pick<Deps, 'clock'>): Wallet => {
  const of = (kind: MovementKind, request: AnyOrder, at = clock()): Movement => movementOf(kind, request, request.memberId, at)

  const post = async (
    ledger: LedgerStore,
    kind: MovementKind,
    { beside, ...request }: AnyOrder & { readonly beside?: Beside },
    least = 1,
  ): Promise<Posted> => {
    if (request.amount !== undefined) requireAmount(request.amount, least)
    return posted(await ledger.post(kind, of(kind, request), beside))
  }

  /** A movement of what is owed: too little means that there is nothing of it. */
  const take = async (ledger: LedgerStore, kind: MovementKind, request: Order): Promise<Posted | undefined> => {
    const outcome = await ledger.post(kind, of(kind, request))
    return 'refused' in outcome && outcome.refused === 'balance.too.low' ? undefined : posted(outcome)
  }

  const between = async (
    ledger: LedgerStore,
    kind: HouseKind,
    request: OfHouse<AnyOrder> & { readonly memberId?: string },
  ): Promise<Posted | NotPosted> => {
    if (request.amount !== undefined) requireAmount(request.amount, 1)
    return await ledger.between(kind, movementOf(kind, request, request.memberId, clock()))
  }

  const postAll = async (ledger: LedgerStore, kind: Payment, all: readonly AnyOrder[]): Promise<readonly Posted[]> => {
    for (const { amount } of all) if (amount !== undefined) requireAmount(amount, 1)
    const at = clock()
    const outcomes = await ledger.postAll(
      kind,
      all.map(request => of(kind, request, at)),
    )
    return outcomes.map(posted)
  }

  return {
    deposit: async (unit, request) => await queueListeners(unit, 'deposit', request, await post(unit.ledger, 'deposit', request), clock()),
    hold: ({ ledger }, request) => post(ledger, 'hold', request),
    payOut: async (unit, request) => await queueListeners(unit, 'withdraw', request, await post(unit.ledger, 'payout', request), clock()),
    giveBack: ({ ledger }, request) => post(ledger, 'return', request),
    bet: ({ ledger }, request) => post(ledger, 'bet', request),

    async betBefore({ ledger }, request) {
      const before = await ledger.before('bet', of('bet', request))
      return before && posted(before)
    },

    win: ({ ledger }, request) => post(ledger, 'win', request, 0),
    winAll: ({ ledger }, all) => postAll(ledger, 'win', all),
    rollbackAll: ({ ledger }, all) => postAll(ledger, 'rollback', all),

    async rollback({ ledger }, request) {
      const movement = { ...of('rollback', request), followed: request.followed }
      const first = await ledger.post('rollback', movement)
      if (!('refused' in first) || first.refused !== 'transaction.unknown') return posted(first)
      const barred = await ledger.bar(movement)
      if (!('refused' in barred) || barred.refused !== 'transaction.unknown') return posted(barred)
      // The bet came in between.
      return posted(await ledger.post('rollback', movement))
    },

    voidBet: ({ ledger }, request) => post(ledger, 'void', request),
    voidWin: ({ ledger }, request) => post(ledger, 'void-win', request),
    earnPoints: ({ ledger }, request) => post(ledger, 'earn', request),
    spendPoints: ({ ledger }, request) => post(ledger, 'spend', request),
    grantCredit: ({ ledger }, request) => post(ledger, 'grant', request),
    releaseCredit: ({ ledger }, request) => post(ledger, 'release', request),
    lapseCredit: ({ ledger }, request) => post(ledger, 'lapse', request),
    gift: ({ ledger }, request) => post(ledger, 'gift', request),
    remit: ({ ledger }, request) => post(ledger, 'remit', request),
    receive: async ({ ledger }, request) => posted(await between(ledger, 'receive', request)),
    refund: async ({ ledger }, request) => posted(await between(ledger, 'refund', request)),
    setAside: async ({ ledger }, request) => posted(await between(ledger, 'set-aside', request)),

    async carryOver({ ledger }, request) {
      const outcome = await between(ledger, 'carry', request)
      return 'refused' in outcome && outcome.refused === 'transaction.unknown' ? undefined : posted(outcome)
    },

    chargeBack: ({ ledger }, request) => post(ledger, 'chargeback', request),
    reverse: ({ ledger }, request) => post(ledger, 'reversal', request),
    adjust: ({ ledger }, request) => post(ledger, 'adjust', request),
    deduct: ({ ledger }, request) => post(ledger, 'deduct', request),
    recover: ({ ledger }, request) => take(ledger, 'recover', request),
    writeOff: ({ ledger }, request) => take(ledger, 'write-off', request),
  }
}
