import type { MovementKind } from '@foyer/contract/money/statement'
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#kernel/db/database.ts'
import { accounts, entries, transfers } from '#money/schema.ts'

export interface StatementWish {
  readonly account: 'main' | 'points'
  /** `payments`: deposits and withdrawals. `games`: bets, wins, rollbacks, what is void. All if absent. */
  readonly kinds?: 'payments' | 'games' | undefined
  readonly from?: Date | undefined
  /** Not included. */
  readonly until?: Date | undefined
  /** Lines with a lower version only: those after the last line of the page before. */
  readonly before?: number | undefined
  readonly limit: number
}

/** One line of a member's account; sums in the asset's smallest unit. */
export interface StatementLine {
  /** The line's number in its account. */
  readonly version: number
  readonly transferId: number
  readonly kind: MovementKind
  readonly reference: string
  readonly at: Date
  /** Negative: it left the account. */
  readonly amount: number
  /** Of the account, after it. */
  readonly balance: number
  /** The reference of the bet or hold that it follows. */
  readonly follows: string | null
  /** Of a bet or hold: the kind of movement that decided it. */
  readonly endedBy: MovementKind | null
  readonly detail: Readonly<Record<string, string | number>>
  /** The game of the bet that it follows. */
  readonly gameOfBet: string | null
}

export interface StatementStore {
  /** Newest first. */
  lines(merchant: string, memberId: string, wish: StatementWish): Promise<readonly StatementLine[]>
}

const GAMES = ['bet', 'win', 'rollback', 'void']
const before = alias(transfers, 'before')
const after = alias(transfers, 'after')

export const statementStore = (db: Database): StatementStore => ({
  async lines(merchant, memberId, { account, kinds, from, until, before: version, limit }) {
    const rows = await db
      .select({
        version: entries.version,
        transferId: transfers.id,
        kind: transfers.kind,
        reference: transfers.reference,
        at: transfers.at,
        amount: entries.amount,
        balance: entries.balanceAfter,
        follows: before.reference,
        endedBy: after.kind,
        detail: transfers.detail,
        gameOfBet: sql<string | null>`${before.detail} ->> 'game'`,
      })
      .from(accounts)
      .innerJoin(entries, and(eq(entries.merchant, accounts.merchant), eq(entries.asset, accounts.asset), eq(entries.accountId, accounts.id)))
      .innerJoin(transfers, and(eq(transfers.merchant, entries.merchant), eq(transfers.id, entries.transferId)))
      .leftJoin(before, and(eq(before.merchant, merchant), eq(before.id, transfers.follows)))
      .leftJoin(after, and(eq(after.merchant, merchant), eq(after.follows, transfers.id), after.ends))
      .where(
        and(
          eq(accounts.merchant, merchant),
          eq(accounts.memberId, memberId),
          eq(accounts.kind, account),
          eq(entries.merchant, merchant),
          eq(transfers.merchant, merchant),
          version === undefined ? undefined : lt(entries.version, version),
          // The condition of the index `transfers_payments`, word for word.
          kinds === 'payments'
            ? and(eq(transfers.memberId, memberId), sql`${transfers.kind} not in ('bet', 'win', 'rollback') and ${transfers.kind} <> 'void'`)
            : undefined,
          kinds === 'games' ? inArray(transfers.kind, GAMES) : undefined,
          from && gte(transfers.at, from),
          until && lt(transfers.at, until),
        ),
      )
      .orderBy(desc(entries.version))
      .limit(limit)
    return rows as readonly StatementLine[]
  },
})
