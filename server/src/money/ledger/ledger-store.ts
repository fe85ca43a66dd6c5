import type { ErrorCode } from '@foyer/contract/errors'
import type { MovementKind } from '@foyer/contract/wallet/statement'
import { and, eq, lt, sql } from 'drizzle-orm'
import { roundGate } from '#games/round-gate.ts'
import type { Database } from '#kernel/db/database.ts'
import { prepared } from '#kernel/db/prepared.ts'
import { failedCheckOf, isUniqueViolation } from '#kernel/db/unique-violation.ts'
import { accounts, assets, moneyEvents, transfers } from '#money/schema.ts'
import { safePlayGates } from '#safe-play/safe-play-gates.ts'
import type { Gate } from './gate.ts'
import { houseAccounts, memberAccounts, movements, useOf, type AssetUse, type MemberAccount, type MovementRule } from './movements.ts'
import { gatesOf, moving, type Moved } from './moving.ts'
import { owedGate } from './owed-gate.ts'
import { payTogether, type Payment } from './paying.ts'
import type { Beside, Movement, NotPosted, Posted } from './posting.ts'

export interface MoneyEvent {
  readonly merchant: string
  readonly transferId: number
  /** `deposit`: money arrived. `withdraw`: money was paid out. */
  readonly event: 'deposit' | 'withdraw'
  readonly memberId: string
  /** Above 0, in the asset's smallest unit. */
  readonly amount: number
  readonly asset: string
  /** The member's first deposit; of one member there is one, for ever. */
  readonly first: boolean
  readonly at: Date
}

export interface Account {
  readonly kind: MemberAccount
  readonly asset: string
  readonly balance: number
  readonly version: number
}

export interface LedgerStore {
  /** One statement, unless an account must be opened first. Exact under concurrency. Of a replay it returns what was answered first. */
  post(kind: MovementKind, movement: Movement, beside?: Beside): Promise<Posted | NotPosted>
  /**
   * Many wins or rollbacks of one merchant, asset and moment, in a unit of work: one statement for all that can be posted together, and one for each
   * other one. What each was answered, in their order.
   */
  postAll(kind: Payment, movements: readonly Movement[]): Promise<readonly (Posted | NotPosted)[]>
  /** What was answered to this movement before; undefined if it has not taken place. */
  before(kind: MovementKind, movement: Movement): Promise<Posted | NotPosted | undefined>
  /** Bars a bet that has not come yet, with the rollback of it as the reason. Like `post`; `unknown` where the bet has come meanwhile. */
  bar(kind: 'bet', rollback: Movement & { readonly followed: string }): Promise<Posted | NotPosted>
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

/** The request hash of a bet that was barred before it came; no digest is empty. */
const BARRED = ''
/** A try finds nothing where another movement took its reference, or its end, in the same moment; the next try sees that movement. */
const TRIES = 10

/** Accounts that most members never need: opened with the first movement of theirs. */
const SELDOM: ReadonlySet<string> = new Set(['credit', 'promotions', 'owed', 'corrections', 'losses'])

/** Balances are read after every change of them and by every poll of a page, so the statement is built once, and planned once per connection. */
const prepareAccountsOf = (db: Database) =>
  db
    .select({ kind: accounts.kind, asset: accounts.asset, balance: accounts.balance, version: accounts.version })
    .from(accounts)
    .where(and(eq(accounts.merchant, sql.placeholder('merchant')), eq(accounts.memberId, sql.placeholder('memberId'))))
    .prepare('ledger_accounts_of')

/** `gates`: rules that may refuse a movement, in order. */
export const ledgerStore = (db: Database, gates: readonly Gate[] = [...safePlayGates, roundGate, owedGate]): LedgerStore => {
  let accountsOf: ReturnType<typeof prepareAccountsOf> | undefined
  const statements = new Map<string, ReturnType<typeof prepared<Moved>>>()
  const allGates = (beside: Beside | undefined) => (beside ? [...gates, ...beside.gates] : gates)
  const move = async (kind: MovementKind, values: Readonly<Record<string, unknown>>, beside: Beside | undefined): Promise<Moved | ErrorCode> => {
    const name = beside ? `ledger_${kind}_${beside.name}` : `ledger_${kind}`
    const known = statements.get(name) ?? prepared<Moved>(db, name, () => moving(kind, allGates(beside)))
    statements.set(name, known)
    try {
      const [moved] = await known({ ...values, ...beside?.values })
      if (!moved) throw new Error(`the statement of a ${kind} returned no row`)
      return moved
    } catch (error) {
      const failed = failedCheckOf(error)
      // A win stands alone, so the statement for the stored movement can follow it.
      const refusal = kind === 'win' && failed === 'accounts_balance' ? 'request.invalid' : beside?.checks[failed ?? '']
      if (refusal === undefined) throw error
      return refusal
    }
  }

  const stored = async (kind: MovementKind, { merchant, reference, requestHash }: Movement): Promise<Posted | NotPosted | undefined> => {
    const [found] = await db
      .select()
      .from(transfers)
      .where(and(eq(transfers.merchant, merchant), eq(transfers.kind, kind), eq(transfers.reference, reference)))
    if (!found) return undefined
    if (found.requestHash === requestHash) {
      const { id, at, balance, version } = found
      return { transferId: id, at, balance, version, isReplay: true }
    }
    return { refused: found.requestHash === BARRED ? 'ended' : 'duplicate' }
  }

  /** Opens the accounts that are missing, the house's too; false where the merchant's ledger is in another asset. */
  const open = async (rule: MovementRule, { merchant, memberId, asset }: Movement): Promise<boolean> => {
    const use = useOf(rule)
    await db.insert(assets).values({ merchant, use, asset }).onConflictDoNothing()
    const [own] = await db
      .select({ asset: assets.asset })
      .from(assets)
      .where(and(eq(assets.merchant, merchant), eq(assets.use, use)))
    if (own?.asset !== asset) return false
    const isWanted = (kind: string) => !SELDOM.has(kind) || kind === rule.from || kind === rule.to
    const ofUse = (all: Readonly<Record<string, AssetUse>>) => Object.keys(all).filter(kind => all[kind] === use && isWanted(kind))
    const rows = [
      ...ofUse(houseAccounts).map(kind => ({ merchant, kind, asset })),
      ...ofUse(memberAccounts).map(kind => ({
        merchant,
        memberId,
        kind,
        asset,
        floor: kind === 'owed' ? Number.MIN_SAFE_INTEGER : 0,
        balance: 0,
        version: 0,
      })),
    ]
    await db.insert(accounts).values(rows).onConflictDoNothing()
    return true
  }

  const pay = payTogether(db)
  const store: LedgerStore = {
    async post(kind, movement, beside) {
      const rule = movements[kind]
      const { amount = null, followed = null, detail = {} } = movement
      const values = { ...movement, amount, followed, detail }
      for (let tries = 0; tries < TRIES; tries += 1) {
        const moved = await move(kind, values, beside)
        if (typeof moved === 'string') return (beside?.inUnit ? undefined : await stored(kind, movement)) ?? { refused: 'check', refusal: moved }
        if (moved.id !== null) {
          const { id, balance, version } = moved
          return { transferId: Number(id), at: movement.at, balance: Number(balance), version: Number(version), isReplay: false }
        }
        const before = await stored(kind, movement)
        if (before) return before
        if (!moved.followed) return { refused: 'unknown' }
        if (moved.endedBy !== null && moved.endedBy !== rule.after) return { refused: 'ended' }
        if (!moved.opened) {
          if (!(await open(rule, movement))) return { refused: 'asset' }
        } else if (!moved.enough) return { refused: 'too little', balance: Number(moved.before) }
        else {
          const gate = gatesOf(kind, allGates(beside))[moved.passed]
          if (gate) return { refused: 'gate', gate }
        }
      }
      throw new Error(`a ${kind} found nothing to do ${TRIES} times`)
    },

    async postAll(kind, all) {
      const together = await pay(kind, all)
      const outcomes: (Posted | NotPosted)[] = []
      // What is left was posted before, must open its account first, or is refused: `post` tells.
      for (const [place, movement] of all.entries()) outcomes.push(together.get(place) ?? (await store.post(kind, movement)))
      return outcomes
    },

    before: stored,

    async bar(kind, rollback) {
      const { merchant, memberId, followed: reference, at, requestHash, detail = {} } = rollback
      const before = await stored('rollback', rollback)
      if (before) return before
      const [main] = await db
        .select({ balance: accounts.balance, version: accounts.version })
        .from(accounts)
        .where(and(eq(accounts.merchant, merchant), eq(accounts.memberId, memberId), eq(accounts.kind, 'main')))
      const answer = { balance: main?.balance ?? 0, version: main?.version ?? 0 }
      const common = { merchant, memberId, at, ...answer }
      const writeBoth = async (unit: Database) => {
        const [barred] = await unit
          .insert(transfers)
          .values({ ...common, kind, reference, requestHash: BARRED, detail: {} })
          .onConflictDoNothing()
          .returning({ id: transfers.id })
        if (!barred) return { refused: 'unknown' } as const
        const [row] = await unit
          .insert(transfers)
          .values({ ...common, kind: 'rollback', reference: rollback.reference, requestHash, follows: barred.id, ends: true, detail })
          .returning({ id: transfers.id })
        if (!row) throw new Error('a rollback was not written')
        return { transferId: row.id, at, ...answer, isReplay: false }
      }
      try {
        return await db.transaction(writeBoth)
      } catch (error) {
        // Another rollback took the reference in the same moment.
        const other = isUniqueViolation(error) ? await stored('rollback', rollback) : undefined
        if (!other) throw error
        return other
      }
    },

    async accountsOf(merchant, memberId) {
      accountsOf ??= prepareAccountsOf(db)
      const rows = await accountsOf.execute({ merchant, memberId })
      return rows.map(({ kind, asset, balance, version }) => ({ kind: kind as MemberAccount, asset, balance: balance ?? 0, version: version ?? 0 }))
    },

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
  }
  return store
}
