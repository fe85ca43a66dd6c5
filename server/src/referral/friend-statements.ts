import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { referrals } from './schema.ts'

/** The first deposits of the friends whom a member invited, the latest first, as one value in JSON; its placeholders are the member and how many `friends`. */
export const firstDepositsOfFriends: SQL = sql`(
  select coalesce(json_agg(first_deposit_at), '[]') from (
    select m.first_deposit_at from ${referrals} r
    join ${members} m on m.merchant = r.merchant and m.id = r.member_id
    where r.merchant = ${sql.placeholder('merchant')} and r.inviter_id = ${sql.placeholder('memberId')} and m.first_deposit_at is not null
    order by m.first_deposit_at desc limit ${sql.placeholder('friends')}::int
  ) as friends
)`
