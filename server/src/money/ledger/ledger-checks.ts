import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { accounts, archivedSums, entries, houseSums, moneyEvents, transfers } from '#money/schema.ts'

/** Looks at rows of a merchant's ledger: `key`, a text, and `fault`, whether it is wrong. */
export type CheckLedger = (merchant: string) => SQL

/** The checks that other subjects declare; each adds its own in its `subject.ts` (`declare module '#money/ledger/ledger-checks.ts'`). */
export interface FurtherLedgerChecks {}

export type LedgerCheck = keyof typeof ownLedgerChecks | keyof FurtherLedgerChecks
export type LedgerChecks = Readonly<Record<LedgerCheck, CheckLedger>>

/** Of the lines of a member, those of bets and of what took them back; a bet of a gift is none. */
const ofBets = sql`filter (where t.id is not null and coalesce(b.detail, t.detail) ->> 'gift' is null)`

/** What must hold in a merchant's ledger at any moment, as far as money and its members say it. */
export const ownLedgerChecks = {
  /** Every transfer adds up to zero, in one asset. */
  transfers: merchant => sql`
    select transfer_id::text as key, sum(amount) <> 0 or min(asset) <> max(asset) as fault
    from ${entries} where merchant = ${merchant} group by transfer_id`,

  /** The balance of a member's account is the sum of its lines, and its version their number, those in the archive included. */
  balances: merchant => sql`
    select a.id::text as key, a.balance <> coalesce(lines.amount, 0) + coalesce(k.amount, 0) or a.version <> coalesce(lines.number, 0) + coalesce(k.lines, 0) as fault
    from ${accounts} a
    left join ${archivedSums} k on k.merchant = ${merchant} and k.account_id = a.id
    left join (select account_id, sum(amount) as amount, count(*) as number from ${entries} where merchant = ${merchant} and version is not null group by account_id) lines
      on lines.account_id = a.id
    where a.merchant = ${merchant} and a.member_id is not null`,

  /**
   * The lines of a member's account are numbered from 1 without a gap, and each has the balance after it. Where lines went into the archive there is a gap,
   * after which nothing says here what the balance was; how many are missing, the check of balances counts.
   */
  versions: merchant => sql`
    select account_id || ' line ' || version as key,
      case when version = last_version + 1 then balance_after <> last_balance + amount else version <= last_version or version - 1 > archived end as fault
    from (
      select e.account_id, e.version, e.amount, e.balance_after, coalesce(k.last_version, 0) as archived,
        coalesce(lag(e.version) over running, 0) as last_version, coalesce(lag(e.balance_after) over running, 0) as last_balance
      from ${entries} e left join ${archivedSums} k on k.merchant = ${merchant} and k.account_id = e.account_id
      where e.merchant = ${merchant} and e.version is not null window running as (partition by e.account_id order by e.version)
    ) running`,

  /** What was answered is the balance after the movement. */
  answers: merchant => sql`
    select t.id::text as key, t.balance <> e.balance_after or t.version <> e.version as fault
    from ${transfers} t
    join ${entries} e on e.merchant = ${merchant} and e.transfer_id = t.id
    join ${accounts} a on a.merchant = ${merchant} and a.id = e.account_id and a.kind in ('main', 'points')
    where t.merchant = ${merchant}`,

  /** What a member has on hold is the sum of the withdrawals that are open. */
  held: merchant => sql`
    select a.member_id as key, a.balance <> coalesce(open.amount, 0) as fault
    from ${accounts} a
    left join (
      select t.member_id, sum(e.amount) as amount
      from ${transfers} t join ${entries} e on e.merchant = ${merchant} and e.transfer_id = t.id and e.amount > 0
      where t.merchant = ${merchant} and t.kind = 'hold'
        and not exists (select 1 from ${transfers} w where w.merchant = ${merchant} and w.follows = t.id and w.ends)
      group by t.member_id
    ) open on open.member_id = a.member_id
    where a.merchant = ${merchant} and a.kind = 'held'`,

  /** Every deposit and payout has its event, of its amount; a member's first deposit is one. */
  events: merchant => sql`
    select t.id::text as key, v.amount is distinct from abs(e.amount)
      or v.event <> case t.kind when 'deposit' then 'deposit' else 'withdraw' end
      or (v.first and t.id <> (select min(d.id) from ${transfers} d where d.merchant = ${merchant} and d.member_id = t.member_id and d.kind = 'deposit')) as fault
    from ${transfers} t
    join ${entries} e on e.merchant = ${merchant} and e.transfer_id = t.id and e.version is not null
    left join ${moneyEvents} v on v.merchant = ${merchant} and v.transfer_id = t.id
    where t.merchant = ${merchant} and t.kind in ('deposit', 'payout')`,

  /** The member's row counts the deposits of the ledger. */
  deposits: merchant => sql`
    select m.id as key, m.deposit_count <> coalesce(paid.number, 0) or m.deposited_amount <> coalesce(paid.amount, 0)
      or (m.first_deposit_at is null) <> (paid.number is null) as fault
    from ${members} m
    left join (select member_id, count(*) as number, sum(amount) as amount from ${moneyEvents} where merchant = ${merchant} and event = 'deposit' group by member_id) paid
      on paid.member_id = m.id
    where m.merchant = ${merchant} and (m.deposit_count > 0 or paid.number > 0 or m.first_deposit_at is not null)`,

  /** The member's row counts the bets among the lines up to the one that it names, without those rolled back or void. */
  bets: merchant => sql`
    select m.id as key, m.bet_count <> coalesce(sum(case t.kind when 'bet' then 1 else -1 end) ${ofBets}, 0) + coalesce(max(k.bets), 0)
      or m.staked_amount <> coalesce(-sum(e.amount) ${ofBets}, 0) + coalesce(max(k.staked), 0) as fault
    from ${members} m
    left join ${accounts} a on a.merchant = ${merchant} and a.member_id = m.id and a.kind = 'main'
    left join ${archivedSums} k on k.merchant = ${merchant} and k.account_id = a.id
    left join ${entries} e on e.merchant = ${merchant} and e.asset = a.asset and e.account_id = a.id and e.version <= m.counted_version
    left join ${transfers} t on t.merchant = ${merchant} and t.id = e.transfer_id and t.kind in ('bet', 'rollback', 'void')
    left join ${transfers} b on b.merchant = ${merchant} and b.id = t.follows and t.kind in ('rollback', 'void')
    where m.merchant = ${merchant} and m.counted_version > 0
    group by m.id, m.bet_count, m.staked_amount`,

  /** The house's sums are those of its lines up to the same transaction. */
  house: merchant => sql`
    select h.account_id::text as key, h.amount <> coalesce(k.amount, 0) + (
      select coalesce(sum(e.amount), 0) from ${entries} e
      where e.merchant = ${merchant} and e.account_id = h.account_id and e.version is null and e.transaction < h.before
    ) as fault
    from ${houseSums} h left join ${archivedSums} k on k.merchant = ${merchant} and k.account_id = h.account_id
    where h.merchant = ${merchant}`,
} as const satisfies Record<string, CheckLedger>
