import { sql, type SQL } from 'drizzle-orm'
import { playPauses } from './schema.ts'

/** The break or self-exclusion of a member that holds at a moment, as a query of one row or none. */
export const pauseThatHolds = ({ merchant, memberId, now }: Readonly<Record<'merchant' | 'memberId' | 'now', SQL>>): SQL => sql`
  select kind, since, until, ends_at from ${playPauses}
  where merchant = ${merchant} and member_id = ${memberId} and (ends_at is null or ends_at > ${now})`
