import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { gameRounds } from '#games/schema.ts'
import { functionName } from '#kernel/db/function-call.ts'
import { accounts, entries, houseSums, moneyEvents, transfers } from '#money/schema.ts'
import { payments } from '#payments/schema.ts'
import { playCredits } from '#play-credit/schema.ts'

/** What must hold in a merchant's ledger at any moment. Each check looks at rows of `key`, a text, and `fault`, whether it is wrong. */
export const ledgerChecks = {
  /** Every transfer adds up to zero, in one asset. */
  transfers: merchant => sql`
    select transfer_id::text as key, sum(amount) <> 0 or min(asset) <> max(asset) as fault
    from ${entries} where merchant = ${merchant} group by transfer_id`,

  /** The balance of a member's account is the sum of its lines, and its version their number. */
  balances: merchant => sql`
    select a.id::text as key, a.balance <> coalesce(lines.amount, 0) or a.version <> coalesce(lines.number, 0) as fault
    from ${accounts} a
    left join (select account_id, sum(amount) as amount, count(*) as number from ${entries} where merchant = ${merchant} and version is not null group by account_id) lines
      on lines.account_id = a.id
    where a.merchant = ${merchant} and a.member_id is not null`,

  /** The lines of a member's account are numbered from 1 without a gap, and each has the balance after it. */
  versions: merchant => sql`
    select account_id || ' line ' || version as key,
      version <> row_number() over running or balance_after <> sum(amount) over running as fault
    from ${entries} where merchant = ${merchant} and version is not null window running as (partition by account_id order by version)`,

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
        and not exists (select from ${transfers} w where w.merchant = ${merchant} and w.follows = t.id and w.ends)
      group by t.member_id
    ) open on open.member_id = a.member_id
    where a.merchant = ${merchant} and a.kind = 'held'`,

  /** What a member has as play credit is the sum of the open credits, and each credit is what its grant and its end in the ledger say. */
  credits: merchant => sql`
    select a.member_id as key, a.balance <> coalesce((
      select sum(c.amount) from ${playCredits} c where c.merchant = ${merchant} and c.member_id = a.member_id and c.state = 'open'
    ), 0) as fault
    from ${accounts} a where a.merchant = ${merchant} and a.kind = 'credit'
    union all
    select t.id::text as key, (c.member_id, c.amount, c.state) is distinct from
      (t.member_id, e.amount, case ended.kind when 'release' then 'released' when 'lapse' then 'lapsed' else 'open' end) as fault
    from ${transfers} t
    join ${entries} e on e.merchant = ${merchant} and e.transfer_id = t.id and e.amount > 0
    left join ${playCredits} c on c.merchant = ${merchant} and c.transfer_id = t.id
    left join ${transfers} ended on ended.merchant = ${merchant} and ended.follows = t.id and ended.ends
    where t.merchant = ${merchant} and t.kind = 'grant'`,

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

  /** The member's row counts the bets among the lines up to the one that it names, without those rolled back. */
  bets: merchant => sql`
    select m.id as key, m.bet_count <> coalesce(made.number, 0) or m.staked_amount <> coalesce(made.amount, 0) as fault
    from ${members} m
    left join (
      select a.member_id, sum(case t.kind when 'bet' then 1 else -1 end) as number, -sum(e.amount) as amount
      from ${accounts} a
      join ${members} o on o.merchant = ${merchant} and o.id = a.member_id
      join ${entries} e on e.merchant = ${merchant} and e.account_id = a.id and e.version <= o.counted_version
      join ${transfers} t on t.merchant = ${merchant} and t.id = e.transfer_id and t.kind in ('bet', 'rollback')
      left join ${transfers} b on b.merchant = ${merchant} and b.id = t.follows and t.kind = 'rollback'
      where coalesce(b.detail, t.detail) ->> 'gift' is null and a.merchant = ${merchant} and a.kind = 'main' and o.counted_version > 0 group by a.member_id
    ) made on made.member_id = m.id
    where m.merchant = ${merchant} and m.counted_version > 0`,

  /**
   * A deposit is in the ledger once it is paid, and not before. A withdrawal has its hold, which nothing has ended while it is open, which was
   * paid out where it is paid, and given back where it is returned. Each is of the payment's member and amount (payments/ledger-reference.ts).
   * Its fee is in the account of fees, unless it was taken back, and a deposit that may not be credited was received for its payer.
   * What the provider said otherwise is a fault until somebody has looked at it.
   */
  payments: merchant => sql`
    with moved as (
      -- The member's line: into main or held, or out of held.
      select t.id, t.member_id, t.kind, t.reference, t.follows, t.ends, abs(e.amount) as amount
      from ${transfers} t
      join ${entries} e on e.merchant = ${merchant} and e.transfer_id = t.id and e.version is not null and (e.amount > 0 or t.kind = 'payout')
      where t.merchant = ${merchant} and t.kind in ('deposit', 'hold', 'payout', 'return')
    )
    select coalesce(p.id, begun.reference) as key,
      case when p.contradiction is not null and p.resolved is null then true
        when (p.taken_back is not null) <> exists (
          select from ${transfers} b where b.merchant = ${merchant} and b.kind in ('chargeback', 'reversal') and b.reference = begun.reference || ':taken-back'
        ) then true
        when p.fully_booked and (coalesce(fees.amount, 0), coalesce(received.amount, 0)) is distinct from (
          case when p.state = 'paid' and p.taken_back is null then p.fee else 0 end,
          case when p.kind = 'deposit' and p.reason is not null then p.amount + p.fee else 0 end
        ) then true
        when p.kind = 'deposit' and p.state <> 'paid' then begun.id is not null
        else (begun.member_id, begun.amount, coalesce(ended.amount, begun.amount), coalesce(ended.kind, begun.kind)) is distinct from (p.member_id, p.amount, p.amount,
          case when p.kind = 'deposit' then 'deposit' when p.state = 'paid' then 'payout' when p.state = 'returned' then 'return' else 'hold' end)
      end as fault
    from (select * from ${payments} where merchant = ${merchant}) p
    full join (select * from moved where kind = 'deposit' and reference like 'deposit:%' or kind = 'hold' and reference like 'withdrawal:%') begun
      on begun.reference = p.kind || ':' || p.id
    left join moved ended on ended.follows = begun.id and ended.ends
    left join (
      select t.detail ->> 'payment' as payment, sum(e.amount) as amount
      from ${accounts} a
      join ${entries} e on e.merchant = ${merchant} and e.account_id = a.id
      join ${transfers} t on t.merchant = ${merchant} and t.id = e.transfer_id
      where a.merchant = ${merchant} and a.member_id is null and a.kind = 'fees' group by 1
    ) fees on fees.payment = p.id
    left join (
      select t.detail ->> 'payment' as payment, e.amount
      from ${transfers} t join ${entries} e on e.merchant = ${merchant} and e.transfer_id = t.id and e.amount > 0
      where t.merchant = ${merchant} and t.kind = 'receive'
    ) received on received.payment = p.id`,

  /** What a draw left of its pool is in the account of pools, until the draw that takes it over (lottery/draws/functions/pools.sql). */
  pools: merchant => sql`select key, fault from ${functionName('lottery_pools')}(${merchant})`,

  /** The row of a round says what the ledger has of it: whose it is, what was staked and not rolled back, and what was won (functions/rounds.sql). */
  rounds: merchant => sql`
    with bets as (
      select t.id, t.member_id, t.detail ->> 'provider' as provider, t.detail ->> 'round' as round, e.amount
      from ${transfers} t join ${entries} e on e.merchant = ${merchant} and e.transfer_id = t.id and e.amount > 0
      where t.merchant = ${merchant} and t.kind = 'bet' and t.detail ->> 'provider' is not null
    ),
    won as (
      select w.follows, sum(e.amount) as amount
      from ${transfers} w join ${entries} e on e.merchant = ${merchant} and e.transfer_id = w.id and e.amount > 0
      where w.merchant = ${merchant} and w.kind = 'win' group by w.follows
    ),
    played as (
      select provider, round, min(bets.member_id) as member_id, min(bets.member_id) <> max(bets.member_id) as shared,
        coalesce(sum(bets.amount) filter (where back.id is null), 0) as staked, coalesce(sum(won.amount), 0) as won
      from bets left join won on won.follows = bets.id
      left join ${transfers} back on back.merchant = ${merchant} and back.follows = bets.id and back.ends and back.kind = 'rollback'
      group by provider, round
    )
    select coalesce(r.round, p.round) as key,
      p.shared is distinct from false or (r.member_id, r.staked, r.won) is distinct from (p.member_id, p.staked, p.won)
        or (r.state = 'rolled_back' and r.staked <> 0) as fault
    from (select * from ${gameRounds} where merchant = ${merchant}) r
    full join played p on p.provider = r.provider and p.round = r.round`,

  /** The house's sums are those of its lines up to the same transaction. */
  house: merchant => sql`
    select h.account_id::text as key, h.amount <> (
      select coalesce(sum(e.amount), 0) from ${entries} e
      where e.merchant = ${merchant} and e.account_id = h.account_id and e.version is null and e.transaction < h.before
    ) as fault
    from ${houseSums} h where h.merchant = ${merchant}`,
} as const satisfies Record<string, (merchant: string) => SQL>

export type LedgerCheck = keyof typeof ledgerChecks
