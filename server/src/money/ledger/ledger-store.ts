import type { ErrorCode } from '@foyer/contract/errors'
import type { MovementKind } from '@foyer/contract/money/statement'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { databaseFunction } from '#kernel/db/function-call.ts'
import { functions, type Functions } from '#kernel/db/functions.ts'
import { failedCheckOf } from '#kernel/db/unique-violation.ts'
import type { MoneyEvent, MoneyListener } from '#money/money-listeners.ts'
import { accounts, assets, moneyEvents, transfers } from '#money/schema.ts'
import type { Beside, HouseKind, HouseMovement, MemberAccount, Movement, NotPosted, Payment, Posted } from './posting.ts'

export interface Account {
  readonly kind: MemberAccount
  readonly asset: string
  readonly balance: number
  readonly version: number
}

export interface LedgerStore {
  /** What is queued with its events. */
  readonly listeners: readonly MoneyListener[]
  /** One call of a function of the database (functions/move.sql). Exact under concurrency. Of a replay it returns what was answered first. */
  post(kind: MovementKind, movement: Movement, beside?: Beside): Promise<Posted | NotPosted>
  /** At most 1,000 wins or rollbacks of one merchant, asset and moment, in a unit of work: one call for all. What each was answered, in their order. */
  postAll(kind: Payment, movements: readonly Movement[]): Promise<readonly (Posted | NotPosted)[]>
  /** What was answered to this movement before; undefined if it has not taken place. */
  before(kind: MovementKind, movement: Movement): Promise<Posted | NotPosted | undefined>
  /** Bars a bet that has not come yet, with the rollback of it as the reason. Refused with `transaction.unknown` where the bet has come meanwhile. */
  bar(rollback: Movement & { readonly followed: string }): Promise<Posted | NotPosted>
  /** One call of a function of the database (functions/between.sql). Its answer has no balance. */
  between(kind: HouseKind, movement: HouseMovement): Promise<Posted | NotPosted>
  /** The member's accounts; none before the first movement. */
  accountsOf(merchant: string, memberId: string): Promise<readonly Account[]>
  /** Members who owe something, and how much, in the smallest unit; those who owe most first. */
  owing(merchant: string): Promise<readonly { readonly memberId: string; readonly owed: number }[]>
  /** The reference of a transfer that is there. */
  referenceOf(merchant: string, transferId: number): Promise<string>
  /** What the ledgers that have begun are in, by merchant, e.g. `PHP/2`. Of every merchant. */
  begun(): Promise<ReadonlyMap<string, string>>
  /** The event of a transfer. */
  eventOf(merchant: string, transferId: number): Promise<MoneyEvent | undefined>
}

/** The most movements that are posted by one call. */
const MOST_TOGETHER = 1_000

const request = {
  kind: 'text',
  merchant: 'text',
  member_id: 'text',
  reference: 'text',
  request_hash: 'text',
  asset: 'text',
  amount: 'bigint?',
  followed: 'text?',
  at: 'timestamp with time zone',
  detail: 'jsonb',
  beside: 'jsonb?',
} as const
const outcome = {
  refused: 'text?',
  transfer_id: 'bigint?',
  at: 'timestamp with time zone?',
  balance: 'bigint?',
  version: 'bigint?',
  is_replay: 'boolean?',
} as const
const { kind, merchant, member_id, reference, request_hash, asset, at, detail } = request
const postFunction = databaseFunction('ledger_post', request, outcome)
const postAllFunction = databaseFunction('ledger_post_all', { kind, merchant, asset, at, movements: 'jsonb' }, outcome)
const beforeFunction = databaseFunction('ledger_before', { kind, merchant, reference, request_hash }, outcome)
const { amount, followed } = request
const betweenFunction = databaseFunction(
  'ledger_between',
  { kind, merchant, member_id: 'text?', reference, request_hash, asset, amount, followed, at, detail },
  outcome,
)
const barFunction = databaseFunction('ledger_bar', { merchant, member_id, reference, request_hash, followed: 'text', at, detail }, outcome)

type Outcome = Awaited<ReturnType<ReturnType<typeof postFunction>>>[number]

/** Undefined where nothing was answered. */
const answerOf = ({ refused, transfer_id, at, balance, version, is_replay }: Outcome): Posted | NotPosted | undefined => {
  if (refused !== null) return { refused: refused as ErrorCode, ...(balance !== null && { balance }) }
  if (transfer_id === null || at === null || balance === null || version === null || is_replay === null) return undefined
  return { transferId: transfer_id, at, balance, version, isReplay: is_replay }
}

const required = (found: Outcome | undefined): Posted | NotPosted => {
  const answer = found && answerOf(found)
  if (!answer) throw new Error('a function of the ledger answered nothing')
  return answer
}

/** Balances are read after every change of them and by every poll of a page, so the statement is built once, and planned once per connection. */
const prepareAccountsOf = (db: Database) =>
  db
    .select({ kind: accounts.kind, asset: accounts.asset, balance: accounts.balance, version: accounts.version })
    .from(accounts)
    .where(and(eq(accounts.merchant, sql.placeholder('merchant')), eq(accounts.memberId, sql.placeholder('memberId'))))
    .prepare('ledger_accounts_of')

/** What is looked up of what was posted. */
const looksOf = (db: Database): Pick<LedgerStore, 'owing' | 'referenceOf' | 'begun' | 'eventOf'> => ({
  async owing(merchant) {
    const rows = await db
      .select({ memberId: accounts.memberId, balance: accounts.balance })
      .from(accounts)
      .where(and(eq(accounts.merchant, merchant), eq(accounts.kind, 'owed'), lt(accounts.balance, 0)))
      .orderBy(accounts.balance)
    return rows.map(({ memberId, balance }) => ({ memberId: memberId ?? '', owed: -(balance ?? 0) }))
  },

  async referenceOf(merchant, transferId) {
    const [found] = await db
      .select({ reference: transfers.reference })
      .from(transfers)
      .where(and(eq(transfers.merchant, merchant), eq(transfers.id, transferId)))
    if (!found) throw new Error(`there is no transfer ${transferId}`)
    return found.reference
  },

  async begun() {
    const rows = await db.select({ merchant: assets.merchant, asset: assets.asset }).from(assets).where(eq(assets.use, 'money'))
    return new Map(rows.map(({ merchant, asset }) => [merchant, asset]))
  },

  async eventOf(merchant, transferId) {
    const [event] = await db
      .select()
      .from(moneyEvents)
      .where(and(eq(moneyEvents.merchant, merchant), eq(moneyEvents.transferId, transferId)))
    return event
  },
})

export const ledgerStore = (db: Database, listeners: readonly MoneyListener[], own: Functions = functions): LedgerStore => {
  let accountsOf: ReturnType<typeof prepareAccountsOf> | undefined
  const [postOne, postAll, before, bar] = [postFunction(db, own), postAllFunction(db, own), beforeFunction(db, own), barFunction(db, own)]
  const between = betweenFunction(db, own)

  return {
    ...looksOf(db),
    listeners,

    async post(kind, movement, beside) {
      const { merchant, memberId: member_id, reference, requestHash: request_hash, asset, at } = movement
      const { amount = null, followed = null, detail = {} } = movement
      const values = { kind, merchant, member_id, reference, request_hash, asset, amount, followed, at, detail, beside: beside?.values ?? null }
      try {
        const [found] = await postOne(values)
        return required(found)
      } catch (error) {
        const refusal = beside?.checks[failedCheckOf(error) ?? '']
        if (refusal === undefined) throw error
        return { refused: refusal }
      }
    },

    async postAll(kind, all) {
      const [first] = all
      if (!first) return []
      if (all.length > MOST_TOGETHER) throw new Error(`${all.length} movements are more than one call may have`)
      const { merchant, asset, at } = first
      const movements = all.map(({ memberId, reference, requestHash, amount, followed, detail = {} }) => ({
        memberId,
        reference,
        requestHash,
        amount,
        followed,
        detail,
      }))
      return (await postAll({ kind, merchant, asset, at, movements })).map(required)
    },

    async between(kind, { memberId: member_id = null, requestHash: request_hash, amount = null, followed = null, detail = {}, ...movement }) {
      const { merchant, reference, asset, at } = movement
      const [found] = await between({ kind, merchant, member_id, reference, request_hash, asset, amount, followed, at, detail })
      return required(found)
    },

    async before(kind, { merchant, reference, requestHash }) {
      const [found] = await before({ kind, merchant, reference, request_hash: requestHash })
      return found && answerOf(found)
    },

    async bar({ merchant, memberId, reference, requestHash, followed, at, detail = {} }) {
      const [found] = await bar({ merchant, member_id: memberId, reference, request_hash: requestHash, followed, at, detail })
      return required(found)
    },

    async accountsOf(merchant, memberId) {
      accountsOf ??= prepareAccountsOf(db)
      const rows = await accountsOf.execute({ merchant, memberId })
      return rows.map(({ kind, asset, balance, version }) => ({ kind: kind as MemberAccount, asset, balance: balance ?? 0, version: version ?? 0 }))
    },
  }
}
