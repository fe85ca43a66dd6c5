import { and, asc, count, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { entries, transfers } from '#money/schema.ts'
import { gameRounds } from './schema.ts'

/** A movement as a provider of games has it in its books, in the words of the ledger. */
export interface ListedMovement {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly reference: string
  readonly memberId: string
  readonly round: string
  /** The reference of the bet that it follows; null where the provider does not say. */
  readonly followed: string | null
  /** In the smallest unit; null where the provider does not say. */
  readonly amount: number | null
}

/** What two books differ in. */
export interface BookFaults {
  readonly faults: number
  /** A few references. */
  readonly examples: readonly string[]
}

/** The ledger beside the books of a provider of games. It repairs nothing. */
export interface VendorBookStore {
  /** Looks movements up. `known`: the ids of those transfers that are there. A movement that is not there, or is there otherwise, is a fault. */
  compare(merchant: string, listed: readonly ListedMovement[]): Promise<BookFaults & { readonly known: readonly number[] }>
  /**
   * Movements of the provider in this time, `until` not included, that are not among `known`. Bets that were rolled back do not count: the
   * provider rolls a bet back whose answer it did not get.
   */
  unlisted(
    merchant: string,
    provider: string,
    period: { readonly since: Date; readonly until: Date },
    known: ReadonlySet<number>,
  ): Promise<BookFaults>
  /** Rounds that began before and are still open, with the names of the oldest. */
  openRounds(merchant: string, before: Date): Promise<{ readonly rounds: number; readonly oldest: readonly string[] }>
}

/** So many faults are named. */
const EXAMPLES = 5

export const vendorBookStore = (db: Database): VendorBookStore => ({
  async compare(merchant, listed) {
    const found = await rowsOf<{ reference: string; id: number | string | null; fault: boolean }>(
      db,
      sql`
      select l.reference, t.id,
        t.id is null or t.member_id <> l."memberId" or coalesce(t.detail ->> 'round', '') <> l.round
          or coalesce(f.reference <> l.followed, false) or coalesce(moved.amount <> l.amount, false) as fault
      from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb)
        as l (kind text, reference text, "memberId" text, round text, followed text, amount bigint)
      left join ${transfers} t on t.merchant = ${merchant} and t.kind = l.kind and t.reference = l.reference
      left join ${transfers} f on f.merchant = ${merchant} and f.id = t.follows
      left join lateral (
        select coalesce(sum(e.amount), 0) as amount from ${entries} e where e.merchant = ${merchant} and e.transfer_id = t.id and e.amount > 0
      ) moved on true`,
    )
    const wrong = found.filter(({ fault }) => fault).map(({ reference }) => reference)
    return {
      faults: wrong.length,
      examples: wrong.toSorted().slice(0, EXAMPLES),
      known: found.flatMap(({ id }) => (id === null ? [] : [Number(id)])),
    }
  },

  async unlisted(merchant, provider, { since, until }, known) {
    const [found] = await rowsOf<{ faults: number | string; examples: readonly string[] | null }>(
      db,
      sql`
      select count(*) as faults, (array_agg(t.reference order by t.id))[1:${sql.raw(String(EXAMPLES))}] as examples
      from ${transfers} t
      left join (select value::bigint as id from jsonb_array_elements_text(${JSON.stringify([...known])}::jsonb)) known on known.id = t.id
      left join ${transfers} back on back.merchant = ${merchant} and back.follows = t.id and back.ends and back.kind = 'rollback'
      where t.merchant = ${merchant} and t.kind in ('bet', 'win', 'rollback') and t.detail ->> 'provider' = ${provider}
        and t.at >= ${since.toISOString()}::timestamptz and t.at < ${until.toISOString()}::timestamptz
        and known.id is null and back.id is null`,
    )
    return { faults: Number(found?.faults ?? 0), examples: found?.examples ?? [] }
  },

  async openRounds(merchant, before) {
    const areOpen = and(eq(gameRounds.merchant, merchant), eq(gameRounds.state, 'open'), lt(gameRounds.beganAt, before))
    const [counted] = await db.select({ rounds: count() }).from(gameRounds).where(areOpen)
    const oldest = await db
      .select({ round: gameRounds.round })
      .from(gameRounds)
      .where(areOpen)
      .orderBy(asc(gameRounds.beganAt), asc(gameRounds.round))
      .limit(EXAMPLES)
    return { rounds: counted?.rounds ?? 0, oldest: oldest.map(({ round }) => round) }
  },
})
