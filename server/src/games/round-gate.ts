import { sql, type SQL } from 'drizzle-orm'
import type { Gate, GateFacts } from '#money/ledger/gate.ts'
import { gameRounds } from './schema.ts'

/** What a bet of a game says of itself in its `detail`; of other movements all are null. */
const of = (detail: SQL, field: 'provider' | 'round' | 'game' | 'vendor' | 'closes'): SQL => sql`(${detail} ->> ${sql.raw(`'${field}'`)})`

const isRound = ({ merchant }: GateFacts, bet: SQL): SQL =>
  sql`merchant = ${merchant} and provider = ${of(bet, 'provider')} and round = ${of(bet, 'round')}`

/**
 * The round that a bet, win or rollback of a game belongs to: written in the movement's own statement, so that it never says anything else
 * than the ledger. A round that is closed, or another member's, takes no further bet.
 */
export const roundGate: Gate = {
  name: 'game_round',
  kinds: ['bet'],
  alsoRecords: ['win', 'rollback'],
  refusal: 'game.closed',
  pass: (source, facts) => sql`
    select where case when ${source} then (
      select coalesce(bool_and(state <> 'closed' and member_id = ${facts.memberId}), true) from (
        select state, member_id from ${gameRounds} where ${isRound(facts, facts.detail)} for update
      ) as own
    ) else false end`,
  record(source, facts) {
    const { kind, merchant, memberId, amount, at, detail, followedDetail } = facts
    if (kind === 'bet')
      return sql`
        insert into ${gameRounds} (merchant, provider, round, member_id, game, vendor, state, staked, won, began_at, ended_at)
        select ${merchant}, ${of(detail, 'provider')}, ${of(detail, 'round')}, ${memberId}, ${of(detail, 'game')}, ${of(detail, 'vendor')}, case when ${of(detail, 'closes')} is null then 'open' else 'closed' end, ${amount}, 0, ${at}, case when ${of(detail, 'closes')} is not null then ${at} end
        where ${source} and ${of(detail, 'provider')} is not null
        on conflict (merchant, provider, round) do update set staked = ${gameRounds.staked} + excluded.staked, state = excluded.state, ended_at = excluded.ended_at`
    if (kind === 'win')
      return sql`
        update ${gameRounds} set won = won + ${amount},
          state = case when ${of(detail, 'closes')} is null then state else 'closed' end,
          ended_at = case when ${of(detail, 'closes')} is null then ended_at else coalesce(ended_at, ${at}) end
        where ${source} and ${isRound(facts, followedDetail)}`
    return sql`
      update ${gameRounds} set staked = staked - ${amount},
        state = case when staked = ${amount} and won = 0 then 'rolled_back' else state end,
        ended_at = case when staked = ${amount} and won = 0 then coalesce(ended_at, ${at}) else ended_at end
      where ${source} and ${isRound(facts, followedDetail)}`
  },
}
