import { sql } from 'drizzle-orm'
import type { CheckLedger } from '#money/ledger/ledger-checks.ts'
import { accounts, archivedSums, entries, transfers } from '#money/schema.ts'
import { gameRounds } from './schema.ts'

/** The row of a round says what the ledger has of it: whose it is, what was staked and not rolled back or void, and what was won and not taken back (functions/rounds.sql). Where the lines of a member's rounds went into the archive, nothing is there to compare with. */
export const roundsCheck: CheckLedger = merchant => sql`
  with bets as (
    select t.id, t.member_id, t.detail ->> 'provider' as provider, t.detail ->> 'round' as round, e.amount
    from ${transfers} t join ${entries} e on e.merchant = ${merchant} and e.transfer_id = t.id and e.amount > 0
    where t.merchant = ${merchant} and t.kind = 'bet' and t.detail ->> 'provider' is not null
  ),
  won as (
    select w.follows, sum(e.amount) as amount
    from ${transfers} w join ${entries} e on e.merchant = ${merchant} and e.transfer_id = w.id and e.amount > 0
    where w.merchant = ${merchant} and w.kind = 'win'
      -- Of millions of wins: with a join instead, PostgreSQL expects one and compares each bet with each of them.
      and not exists (select 1 from ${transfers} v where v.merchant = ${merchant} and v.follows = w.id and v.ends and v.kind = 'void-win')
    group by w.follows
  ),
  played as (
    select provider, round, min(bets.member_id) as member_id, min(bets.member_id) <> max(bets.member_id) as shared,
      coalesce(sum(bets.amount) filter (where back.id is null), 0) as staked, coalesce(sum(won.amount), 0) as won
    from bets left join won on won.follows = bets.id
    left join ${transfers} back on back.merchant = ${merchant} and back.follows = bets.id and back.kind in ('rollback', 'void')
    group by provider, round
  )
  select coalesce(r.round, p.round) as key,
    r.archived is not true and (p.shared is distinct from false or (r.member_id, r.staked, r.won) is distinct from (p.member_id, p.staked, p.won))
      or (r.state = 'rolled_back' and r.staked <> 0) as fault
  from (
    select own.*, own.ended_at < k.until and own.voided_at is null as archived from ${gameRounds} own
    left join ${accounts} a on a.merchant = ${merchant} and a.member_id = own.member_id and a.kind = 'main'
    left join ${archivedSums} k on k.merchant = ${merchant} and k.account_id = a.id
    where own.merchant = ${merchant}
  ) r
  full join played p on p.provider = r.provider and p.round = r.round`
