import type { DepositState } from '@foyer/contract/payments/deposits'
import type { WithdrawalState } from '@foyer/contract/payments/withdrawals'
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, min, ne, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { transfers } from '#money/schema.ts'
import type { TakenBack } from './providers/payment-provider.ts'
import { payments } from './schema.ts'

/** What a provider said that contradicts what was done: `refused`: of an order that it had taken; `other sum`: than was asked for. */
export type Contradiction = 'paid' | 'declined' | 'refused' | 'other sum'

/** Why a withdrawal waits for a person: `account`: nothing was paid out to its bank account yet. */
export type WaitReason = 'sum' | 'first' | 'account'

interface Common extends Owner {
  readonly id: string
  readonly formKey: string
  readonly requestHash: string
  readonly currency: string
  /** The address of the site that it was asked for at. */
  readonly site: string
  /** The device that it was asked for on, if its session names one. */
  readonly deviceId: string | null
  /** In the currency's smallest unit, as `fee`. */
  readonly amount: number
  readonly fee: number
  readonly url: string | null
  readonly providerId: string | null
  readonly reason: string | null
  readonly checks: number
  /** Of a withdrawal: when its order was first sent. */
  readonly triedAt: Date | null
  /** How it was taken back after it was paid. */
  readonly takenBack: TakenBack | null
  /** What the provider said that contradicts what was done. */
  readonly contradiction: Contradiction | null
  /** What staff found of it. */
  readonly resolved: string | null
  /** Whether its fee, and a deposit that is sent back, have lines in the ledger. */
  readonly fullyBooked: boolean
  readonly createdAt: Date
  readonly changedAt: Date
}

export interface StoredDeposit extends Common {
  readonly kind: 'deposit'
  readonly state: DepositState
  readonly channel: string
  readonly expiresAt: Date
}

export interface StoredWithdrawal extends Common {
  readonly kind: 'withdrawal'
  readonly state: WithdrawalState
  readonly accountId: string
  /** By which rules it waits, or waited, for a person; null where it needed nobody. */
  readonly waitsFor: readonly WaitReason[] | null
  /** How many people must approve it. */
  readonly people: number
  readonly decision: 'approved' | 'refused' | null
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly askedBy: string | null
  readonly asideUntil: Date | null
  readonly asideBy: string | null
  readonly asideReason: string | null
}

export type StoredPayment = StoredDeposit | StoredWithdrawal
type OfKind<Kind extends StoredPayment['kind']> = Extract<StoredPayment, { readonly kind: Kind }>

type Facts =
  | 'id'
  | 'merchant'
  | 'memberId'
  | 'kind'
  | 'state'
  | 'formKey'
  | 'requestHash'
  | 'currency'
  | 'site'
  | 'deviceId'
  | 'amount'
  | 'fee'
  | 'createdAt'
export type NewDeposit = Pick<StoredDeposit, Facts | 'channel' | 'expiresAt'>
export type NewPayment = NewDeposit | (Pick<StoredWithdrawal, Facts | 'accountId'> & Partial<Pick<StoredWithdrawal, 'waitsFor' | 'people'>>)

/** What can change of a payment. */
export interface PaymentChanges {
  readonly state?: DepositState | WithdrawalState
  readonly url?: string
  readonly providerId?: string
  readonly reason?: string
  readonly triedAt?: Date
  readonly contradiction?: Contradiction
  readonly takenBack?: TakenBack
  readonly resolved?: string | null
  readonly decision?: 'approved' | 'refused'
  readonly decidedBy?: string
  readonly decidedAt?: Date
  readonly askedBy?: string
  readonly asideUntil?: Date | null
  readonly asideBy?: string | null
  readonly asideReason?: string | null
  readonly changedAt?: Date
}

/** What a member was paid out before a withdrawal. */
export interface PayoutHistory {
  /** Whether anything was paid out to the member, and to this bank account. */
  readonly isPaid: boolean
  readonly isPaidTo: boolean
  /** The sum of the withdrawals since the moment that was named that did not come back, in the currency's smallest unit. */
  readonly since: number
}

/** A place in the list of a member's payments. */
export type PaymentPlace = Pick<Common, 'createdAt' | 'id'>

/** How many payments of a kind wait for their end, and since when the oldest of them does. */
export interface OpenPayments {
  readonly merchant: string
  readonly kind: StoredPayment['kind']
  readonly count: number
  readonly oldest: Date
}

/** Deposits and withdrawals; their money is in the ledger. */
export interface PaymentStore {
  /** False if the member has a payment of this kind and form already. */
  add(payment: NewPayment): Promise<boolean>
  ofForm<Kind extends StoredPayment['kind']>(owner: Owner, kind: Kind, formKey: string): Promise<OfKind<Kind> | undefined>
  /** The payment, if it is the member's and of this kind. */
  ofMember<Kind extends StoredPayment['kind']>(owner: Owner, kind: Kind, id: string): Promise<OfKind<Kind> | undefined>
  /** The latest first, from `after` on. */
  list<Kind extends StoredPayment['kind']>(owner: Owner, kind: Kind, limit: number, after?: PaymentPlace): Promise<readonly OfKind<Kind>[]>
  /** The sum of the member's deposits that wait to be paid, in the currency's smallest unit. */
  openDeposits(owner: Owner): Promise<number>
  /** Whether the member has no other payment of its kind, whatever became of it. */
  isFirst(owner: Owner, payment: Pick<Common, 'id'> & Pick<StoredPayment, 'kind'>): Promise<boolean>
  payoutHistory(owner: Owner, accountId: string, since: Date): Promise<PayoutHistory>
  /** The member's withdrawals that wait for a person, locked until the unit of work ends. */
  lockWaiting(owner: Owner): Promise<readonly StoredWithdrawal[]>
  byId(merchant: string, id: string): Promise<StoredPayment | undefined>
  /** Locks the row until the unit of work ends, so that of two that want to change it the second one sees what the first one did. */
  lock(merchant: string, id: string): Promise<StoredPayment | undefined>
  change(payment: Pick<Common, 'merchant' | 'id'>, changes: PaymentChanges): Promise<void>
  /** Notes that the provider was asked once more; false if somebody else did since `asks` was read. */
  noteCheck(payment: Pick<Common, 'merchant' | 'id' | 'checks'>): Promise<boolean>
  /** The device on which the payment was asked for whose money this transfer moved; undefined where it belongs to no payment. */
  deviceOfTransfer(merchant: string, transferId: number): Promise<string | null | undefined>
  byIds(merchant: string, ids: readonly string[]): Promise<readonly StoredPayment[]>
  /** Those that were paid in this time, `until` not included, and are not among `known`: their ids. */
  paidBeside(
    merchant: string,
    period: { readonly since: Date; readonly until: Date },
    known: ReadonlySet<string>,
  ): Promise<{ readonly faults: number; readonly examples: readonly string[] }>
  /** Those that the provider contradicted and nobody has looked at, the latest first. */
  contradicted(merchant: string): Promise<readonly StoredPayment[]>
  /** Every merchant's. */
  open(): Promise<readonly OpenPayments[]>
}

/** So many faults are named. */
const EXAMPLES = 5

type Row = typeof payments.$inferSelect

// The table's checks say which columns a kind has.
const paymentIn = (row: Row): StoredPayment => row as StoredPayment

const isOf = (owner: Owner, kind: StoredPayment['kind']) =>
  and(eq(payments.merchant, owner.merchant), eq(payments.memberId, owner.memberId), eq(payments.kind, kind))
const isThe = ({ merchant, id }: Pick<Common, 'merchant' | 'id'>) => and(eq(payments.merchant, merchant), eq(payments.id, id))

export const paymentStore = (db: Database): PaymentStore => ({
  async add(payment) {
    const added = await db
      .insert(payments)
      .values({ ...payment, changedAt: payment.createdAt })
      .onConflictDoNothing()
      .returning({ id: payments.id })
    return added.length === 1
  },

  async ofForm(owner, kind, formKey) {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(isOf(owner, kind), eq(payments.formKey, formKey)))
    return row && (paymentIn(row) as OfKind<typeof kind>)
  },

  async ofMember(owner, kind, id) {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(isOf(owner, kind), eq(payments.id, id)))
    return row && (paymentIn(row) as OfKind<typeof kind>)
  },

  async list(owner, kind, limit, after) {
    const rows = await db
      .select()
      .from(payments)
      .where(
        and(isOf(owner, kind), after && sql`(${payments.createdAt}, ${payments.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`),
      )
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit)
    return rows.map(row => paymentIn(row) as OfKind<typeof kind>)
  },

  async openDeposits(owner) {
    const [row] = await db
      .select({ sum: sql<number>`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
      .from(payments)
      .where(and(isOf(owner, 'deposit'), inArray(payments.state, ['created', 'pending'])))
    return row?.sum ?? 0
  },

  async isFirst(owner, { kind, id }) {
    const others = await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(isOf(owner, kind), ne(payments.id, id)))
      .limit(1)
    return others.length === 0
  },

  async payoutHistory(owner, accountId, since) {
    const isPaid = sql`${payments.state} = 'paid' and ${payments.takenBack} is null`
    const [row] = await db
      .select({
        isPaid: sql<boolean>`coalesce(bool_or(${isPaid}), false)`,
        isPaidTo: sql<boolean>`coalesce(bool_or(${isPaid} and ${payments.accountId} = ${accountId}), false)`,
        since:
          sql<number>`coalesce(sum(${payments.amount}) filter (where ${payments.createdAt} > ${since.toISOString()}::timestamptz and ${payments.state} <> 'returned'), 0)`.mapWith(
            Number,
          ),
      })
      .from(payments)
      .where(isOf(owner, 'withdrawal'))
    if (!row) throw new Error('a sum without a row')
    return row
  },

  async lockWaiting(owner) {
    const rows = await db
      .select()
      .from(payments)
      .where(and(isOf(owner, 'withdrawal'), eq(payments.state, 'waiting')))
      .orderBy(payments.id)
      .for('update')
    return rows.map(row => paymentIn(row) as StoredWithdrawal)
  },

  async byId(merchant, id) {
    const [row] = await db.select().from(payments).where(isThe({ merchant, id }))
    return row && paymentIn(row)
  },

  async byIds(merchant, ids) {
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(payments)
      .where(and(eq(payments.merchant, merchant), inArray(payments.id, [...ids])))
    return rows.map(paymentIn)
  },

  async paidBeside(merchant, { since, until }, known) {
    const rows = await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.merchant, merchant), eq(payments.state, 'paid'), gte(payments.changedAt, since), lt(payments.changedAt, until)))
      .orderBy(payments.changedAt)
    const beside = rows.map(({ id }) => id).filter(id => !known.has(id))
    return { faults: beside.length, examples: beside.slice(0, EXAMPLES) }
  },

  async contradicted(merchant) {
    const rows = await db
      .select()
      .from(payments)
      .where(and(eq(payments.merchant, merchant), isNotNull(payments.contradiction), isNull(payments.resolved)))
      .orderBy(desc(payments.changedAt))
    return rows.map(paymentIn)
  },

  async lock(merchant, id) {
    const [row] = await db.select().from(payments).where(isThe({ merchant, id })).for('update')
    return row && paymentIn(row)
  },

  async change(payment, changes) {
    await db.update(payments).set(changes).where(isThe(payment))
  },

  async noteCheck(payment) {
    const noted = await db
      .update(payments)
      .set({ checks: payment.checks + 1 })
      .where(and(isThe(payment), eq(payments.checks, payment.checks)))
      .returning({ id: payments.id })
    return noted.length === 1
  },

  async deviceOfTransfer(merchant, transferId) {
    const [row] = await db
      .select({ deviceId: payments.deviceId })
      .from(transfers)
      .innerJoin(payments, and(eq(payments.merchant, transfers.merchant), eq(payments.id, sql`${transfers.detail}->>'payment'`)))
      .where(and(eq(transfers.merchant, merchant), eq(transfers.id, transferId)))
    return row?.deviceId
  },

  async open() {
    const rows = await db
      .select({ merchant: payments.merchant, kind: payments.kind, count: count(), oldest: min(payments.createdAt) })
      .from(payments)
      .where(inArray(payments.state, ['created', 'pending', 'held', 'sent']))
      .groupBy(payments.merchant, payments.kind)
    return rows.flatMap(({ oldest, ...row }) => (oldest ? [{ ...row, oldest }] : []))
  },
})
