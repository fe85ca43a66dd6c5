import { desc, eq, min, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { accounts, entries, transfers } from '#money/schema.ts'
import { findingStore, type FindingStore } from './finding-store.ts'
import { ledgerSums } from './schema.ts'

/** What stood in a kind of account at a moment, in the asset's smallest unit: what came in, without what left. */
export interface AccountSum {
  readonly account: string
  readonly asset: string
  readonly debit: number
  readonly credit: number
}

/** What was moved in an hour, in the currency's smallest unit. */
export interface HourOfMoney {
  /** 0 is the day's first one. */
  readonly hour: number
  readonly staked: number
  readonly won: number
  readonly deposits: number
  readonly paidOut: number
}

const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** The sums of the ledger by account and by hour. */
interface SumStore {
  /** When the sums end: the begin of the latest half hour that they have; undefined before the first one. */
  latest(merchant: string): Promise<Date | undefined>
  /** When the ledger began. */
  begin(merchant: string): Promise<Date | undefined>
  /** In a unit of work: makes the sums of whole half hours anew from the lines. Made again, they are the same. */
  sum(merchant: string, from: Date, until: Date): Promise<void>
  /** What every kind of account held when `until` came. */
  accountsAt(merchant: string, until: Date): Promise<readonly AccountSum[]>
  /** By the hours since `from`, in which anything was moved. */
  hours(merchant: string, from: Date, until: Date): Promise<readonly HourOfMoney[]>
}

const sumStore = (db: Database): SumStore => ({
  async latest(merchant) {
    const [row] = await db
      .select({ at: ledgerSums.at })
      .from(ledgerSums)
      .where(eq(ledgerSums.merchant, merchant))
      .orderBy(desc(ledgerSums.at))
      .limit(1)
    return row?.at
  },

  async begin(merchant) {
    // By moment, not by id: each machine counts ids by itself.
    const [row] = await db
      .select({ at: min(transfers.at) })
      .from(transfers)
      .where(eq(transfers.merchant, merchant))
    return row?.at ?? undefined
  },

  async sum(merchant, from, until) {
    await db.execute(sql`delete from ${ledgerSums} where merchant = ${merchant} and at >= ${momentOf(from)} and at < ${momentOf(until)}`)
    await db.execute(sql`
      insert into ${ledgerSums} (merchant, at, kind, account, asset, count, debit, credit)
      select ${merchant}, to_timestamp(floor(extract(epoch from t.at) / 1800) * 1800), t.kind, a.kind, e.asset, count(*),
        coalesce(-sum(e.amount) filter (where e.amount < 0), 0), coalesce(sum(e.amount) filter (where e.amount > 0), 0)
      from ${transfers} t
      join ${entries} e on e.merchant = ${merchant} and e.transfer_id = t.id
      join ${accounts} a on a.merchant = ${merchant} and a.id = e.account_id
      where t.merchant = ${merchant} and t.at >= ${momentOf(from)} and t.at < ${momentOf(until)}
      group by 2, 3, 4, 5`)
  },

  async accountsAt(merchant, until) {
    const rows = await rowsOf<Record<keyof AccountSum, number | string>>(
      db,
      sql`select account, asset, sum(debit) as debit, sum(credit) as credit from ${ledgerSums}
        where merchant = ${merchant} and at < ${momentOf(until)} group by account, asset order by asset, account`,
    )
    return rows.map(({ account, asset, debit, credit }) => ({
      account: String(account),
      asset: String(asset),
      debit: Number(debit),
      credit: Number(credit),
    }))
  },

  async hours(merchant, from, until) {
    const rows = await rowsOf<Record<keyof HourOfMoney, number | string>>(
      db,
      sql`select floor(extract(epoch from at - ${momentOf(from)}) / 3600) as hour,
          coalesce(sum(debit) filter (where kind = 'bet'), 0) - coalesce(sum(credit) filter (where kind in ('rollback', 'void')), 0) as staked,
          coalesce(sum(credit) filter (where kind = 'win'), 0) - coalesce(sum(debit) filter (where kind = 'void-win'), 0) as won,
          coalesce(sum(credit) filter (where kind = 'deposit'), 0) as deposits,
          coalesce(sum(debit) filter (where kind in ('payout', 'remit')), 0) as "paidOut"
        from ${ledgerSums} where merchant = ${merchant} and at >= ${momentOf(from)} and at < ${momentOf(until)} and account in ('main', 'held', 'owed')
        group by 1 order by 1`,
    )
    return rows.map(row => ({
      hour: Number(row.hour),
      staked: Number(row.staked),
      won: Number(row.won),
      deposits: Number(row.deposits),
      paidOut: Number(row.paidOut),
    }))
  },
})

/** What reports read. Every statement names the merchant. */
export interface ReportStore extends FindingStore, SumStore {}

export const reportStore = (db: Database): ReportStore => ({ ...findingStore(db), ...sumStore(db) })
