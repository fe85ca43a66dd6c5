import { sql } from 'drizzle-orm'
import type { CheckLedger } from '#money/ledger/ledger-checks.ts'
import { accounts, entries, transfers } from '#money/schema.ts'
import { playCredits } from './schema.ts'

/** What a member has as play credit is the sum of the open credits, and each credit is what its grant and its end in the ledger say. */
export const creditsCheck: CheckLedger = merchant => sql`
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
  where t.merchant = ${merchant} and t.kind = 'grant'`
