import { DAY_LINES, type MovementKind, type StatementDay } from '@foyer/contract/money/statement'
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { accounts, archivedSums, entries, transfers } from '#money/schema.ts'

export interface StatementWish {
  readonly account: 'main' | 'points'
  /** `payments`: deposits and withdrawals. `games`: bets, wins, rollbacks, what is void. All if absent. */
  readonly kinds?: 'payments' | 'games' | undefined
  /** Of one game or lottery, by its code. */
  readonly game?: string | undefined
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
  /**
   * What was played on the days of a page's lines of the main account, from its oldest line to its newest. No more than `DAY_LINES` lines before and after
   * them are read, so that a page costs the same however long the ledger is; a day that they do not hold whole is left out, and so is one
   * of which lines may be in the archive.
   */
  days(
    owner: Owner,
    versions: readonly [oldest: number, newest: number],
    of: { readonly game: string | undefined; readonly zone: string },
  ): Promise<readonly StatementDay[]>
}

const GAMES = ['bet', 'win', 'rollback', 'void']
const before = alias(transfers, 'before')
const after = alias(transfers, 'after')

export const statementStore = (db: Database): StatementStore => ({
  async lines(merchant, memberId, { account, kinds, game, from, until, before: version, limit }) {
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
          game === undefined ? undefined : sql`coalesce(${before.detail} ->> 'game', ${transfers.detail} ->> 'game') = ${game}`,
          from && gte(transfers.at, from),
          until && lt(transfers.at, until),
        ),
      )
      .orderBy(desc(entries.version))
      .limit(limit)
    return rows as readonly StatementLine[]
  },

  async days({ merchant, memberId }, [oldest, newest], { game, zone }) {
    const [first, last] = [oldest - DAY_LINES, newest + DAY_LINES]
    const isOfGame = game === undefined ? sql`true` : sql`coalesce(b.detail ->> 'game', t.detail ->> 'game') = ${game}`
    const rows = await rowsOf<{ readonly day: string; readonly staked: number | string; readonly won: number | string }>(
      db,
      sql`
      select day, staked, won from (
        select to_char(t.at at time zone ${zone}, 'YYYY-MM-DD') as day, min(e.version) as first, max(e.version) as last, max(a.version) as lines,
          min(t.at) as began, max(k.until) as archived,
          coalesce(-sum(e.amount) filter (where t.kind in ('bet', 'rollback', 'void') and ${isOfGame}), 0) as staked,
          coalesce(sum(e.amount) filter (where t.kind = 'win' and ${isOfGame}), 0) as won
        from ${accounts} a
        join ${entries} e on e.merchant = ${merchant} and e.asset = a.asset and e.account_id = a.id and e.version between ${first} and ${last}
        join ${transfers} t on t.merchant = ${merchant} and t.id = e.transfer_id
        left join ${transfers} b on b.merchant = ${merchant} and b.id = t.follows
        left join ${archivedSums} k on k.merchant = ${merchant} and k.account_id = a.id
        where a.merchant = ${merchant} and a.member_id = ${memberId} and a.kind = 'main'
        group by 1
      ) as days
      where days.first <= ${newest} and days.last >= ${oldest}
        and (days.first > ${first} or ${first} < 1) and (days.last < ${last} or days.lines <= ${last})
        and (days.archived is null or days.began >= days.archived)
      order by day desc`,
    )
    return rows.map(({ day, staked, won }) => ({ day, staked: Number(staked), won: Number(won) }))
  },
})
