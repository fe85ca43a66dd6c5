import { sql } from 'drizzle-orm'
import { accounts } from '#money/schema.ts'
import type { Gate } from './gate.ts'

/** Whoever owes something, for example for a deposit that was taken back, is paid out nothing. */
export const owedGate: Gate = {
  name: 'owed',
  kinds: ['hold'],
  refusal: 'payment.owed',
  // An aggregate over locked rows, so that it sees what a movement before it has changed (gate.ts).
  pass: (source, { merchant, memberId }) => sql`
    select where case when ${source} then (
      select coalesce(bool_and(balance >= 0), true) from (
        select balance from ${accounts} where merchant = ${merchant} and member_id = ${memberId} and kind = 'owed' for update
      ) as own
    ) else false end`,
}
