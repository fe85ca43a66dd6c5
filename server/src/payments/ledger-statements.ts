import { sql } from 'drizzle-orm'
import type { CheckLedger } from '#money/ledger/ledger-checks.ts'
import { accounts, entries, transfers } from '#money/schema.ts'
import { payments } from './schema.ts'

/**
 * A deposit is in the ledger once it is paid, and not before. A withdrawal has its hold, which nothing has ended while it is open, which was
 * paid out where it is paid, and given back where it is returned. Each is of the payment's member and amount (payments/steps/ledger-reference.ts).
 * Its fee is in the account of fees, unless it was taken back, and a deposit that may not be credited was received for its payer.
 * What the provider said otherwise is a fault until somebody has looked at it.
 */
export const paymentsCheck: CheckLedger = merchant => sql`
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
        select 1 from ${transfers} b where b.merchant = ${merchant} and b.kind in ('chargeback', 'reversal') and b.reference = begun.reference || ':taken-back'
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
    join ${entries} e on e.merchant = ${merchant} and e.asset = a.asset and e.account_id = a.id
    join ${transfers} t on t.merchant = ${merchant} and t.id = e.transfer_id
    where a.merchant = ${merchant} and a.member_id is null and a.kind = 'fees' group by 1
  ) fees on fees.payment = p.id
  left join (
    select t.detail ->> 'payment' as payment, e.amount
    from ${transfers} t join ${entries} e on e.merchant = ${merchant} and e.transfer_id = t.id and e.amount > 0
    where t.merchant = ${merchant} and t.kind = 'receive'
  ) received on received.payment = p.id`
