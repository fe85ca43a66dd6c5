import { sql, type SQL } from 'drizzle-orm'
import type { Gate, GateFacts } from '#money/ledger/gate.ts'
import { playLimits, playPauses } from './schema.ts'

const { since, used, period, zone } = { since: sql.raw('since'), used: sql.raw('used'), period: sql.raw('period'), zone: sql.raw('zone') }

/** The beginning of the limit's period that contains `at`. */
const beginningAt = (at: SQL): SQL => sql`date_trunc(${period}, ${at}, ${zone})`

/** What was used in the period of `at`. A process whose clock is behind still counts for the later period. */
export const usedAt = (at: SQL): SQL => sql`case when ${since} < ${beginningAt(at)} then 0 else ${used} end`

const ofMember = ({ merchant, memberId }: GateFacts): SQL => sql`merchant = ${merchant} and member_id = ${memberId}`

/**
 * A row where `source` holds and then, read only after it, all limits of these kinds have room. It must be an aggregate: a condition on single
 * rows would be tried on them as they were before the wait, and those that had room then would never be looked at again.
 */
const within = (kinds: SQL, more: SQL, source: SQL, facts: GateFacts): SQL => sql`
  select where case when ${source} then (
    select coalesce(bool_and(used + ${more} <= most), true) from (
      select kind, most, ${usedAt(facts.at)} as used from ${playLimits} where ${ofMember(facts)} and kind in (${kinds}) order by kind, period for update
    ) as own
  ) else false end`

/** Adds to what was used, from 0 in a new period. */
const count = (kinds: SQL, more: SQL, source: SQL, facts: GateFacts): SQL => sql`
  update ${playLimits} set used = ${usedAt(facts.at)} + ${more}, since = greatest(${since}, ${beginningAt(facts.at)})
  where ${source} and ${ofMember(facts)} and kind in (${kinds})`

/** Nobody pays in, plays or is given play credit during a break or self-exclusion. */
const pause: Gate = {
  name: 'play_pause',
  kinds: ['deposit', 'bet', 'grant'],
  refusal: 'play.paused',
  pass: (source, facts) => sql`
    select where ${source} and not exists (select from ${playPauses} where ${ofMember(facts)} and (ends_at is null or ends_at > ${facts.at}))`,
}

/** All that is paid in counts, whatever is taken out (a gross limit). */
const deposits: Gate = {
  name: 'play_deposits',
  kinds: ['deposit'],
  refusal: 'limit.reached',
  pass: (source, facts) => within(sql`'deposit'`, facts.amount, source, facts),
  record: (source, facts) => count(sql`'deposit'`, facts.amount, source, facts),
}

/** What a bet that is rolled back takes off `used`: nothing where it was made before the limit's present period. */
const backOf = (at: SQL, betAt: SQL, amount: SQL): SQL => sql`case when ${betAt} >= greatest(${since}, ${beginningAt(at)}) then ${amount} else 0 end`

/**
 * A bet must fit even if all of it is lost, and needs time that is left. What is won back lowers the loss; a bet that is rolled back in the
 * period in which it was made was neither staked nor lost.
 */
const bets: Gate = {
  name: 'play_bets',
  kinds: ['bet'],
  alsoRecords: ['win', 'rollback'],
  refusal: 'limit.reached',
  pass: (source, facts) => within(sql`'stake', 'loss', 'time'`, sql`case kind when 'time' then 1 else ${facts.amount} end`, source, facts),
  record: (source, facts) => {
    const { kind, amount, at, followedAt } = facts
    if (kind === 'win') return count(sql`'loss'`, sql`-${amount}`, source, facts)
    return count(sql`'stake', 'loss'`, kind === 'rollback' ? sql`-${backOf(at, followedAt, amount)}` : amount, source, facts)
  },
}

/** What `bets` records, for many wins or rollbacks at once: the rows of `paid` with their member_id, amount, and the moment bet_at of their bet. */
export const countPaid = (kind: 'win' | 'rollback', paid: SQL, { merchant, at }: Pick<GateFacts, 'merchant' | 'at'>): SQL => {
  const [kinds, back] = kind === 'win' ? [sql`'loss'`, sql`amount`] : [sql`'stake', 'loss'`, backOf(at, sql`bet_at`, sql`amount`)]
  return sql`
    update ${playLimits} set since = greatest(${since}, ${beginningAt(at)}),
      used = ${usedAt(at)} - (select sum(${back}) from ${paid} where ${paid}.member_id = ${playLimits.memberId})
    where merchant = ${merchant} and kind in (${kinds}) and member_id in (select member_id from ${paid})`
}

export const safePlayGates: readonly Gate[] = [pause, deposits, bets]
