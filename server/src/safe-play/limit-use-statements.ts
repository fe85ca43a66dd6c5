import type { LimitKind } from '@foyer/contract/safe-play/limit-kinds'
import { sql, type SQL } from 'drizzle-orm'
import { functionName } from '#kernel/db/function-call.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { accounts, entries, moneyEvents, transfers } from '#money/schema.ts'

/** What the lines of the member's account say of games since a moment; a rollback counts where its bet was made since then too. */
export const gamesSince = ({ merchant, memberId }: Owner, since: SQL): SQL => sql`
  from ${accounts} a
  join ${entries} e on e.merchant = ${merchant} and e.asset = a.asset and e.account_id = a.id
  join ${transfers} t on t.merchant = ${merchant} and t.id = e.transfer_id
  left join ${transfers} b on b.merchant = ${merchant} and b.id = t.follows
  where a.merchant = ${merchant} and a.member_id = ${memberId} and a.kind = 'main' and t.at >= ${since}
    and (t.kind in ('bet', 'win') or t.kind in ('rollback', 'void') and b.at >= ${since})`

/** What was used since a moment, as a single value. */
export const usedSince = (owner: Owner, kind: LimitKind, since: SQL): SQL => {
  switch (kind) {
    case 'deposit':
      return sql`(select coalesce(sum(amount), 0) from ${moneyEvents} where merchant = ${owner.merchant} and member_id = ${owner.memberId} and event = 'deposit' and at >= ${since})`
    case 'loss':
      return sql`(select coalesce(-sum(e.amount), 0) ${gamesSince(owner, since)})`
    case 'stake':
      return sql`(select coalesce(-sum(e.amount) filter (where t.kind <> 'win'), 0) ${gamesSince(owner, since)})`
    case 'time':
      return sql`0`
  }
}

/** What was used of a limit in its period of `at`, by the rule of the gates (functions/gates.sql). */
export const usedAt = (at: SQL): SQL => sql`${functionName('play_used')}(used, since, period, zone, ${at})`
