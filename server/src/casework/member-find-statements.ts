import type { FoundBy } from '@foyer/contract/casework/ops/find'
import { sql, type SQL } from 'drizzle-orm'
import { memberFactors } from '#account/schema/factors.ts'
import { members } from '#account/schema/members.ts'
import { sessions } from '#account/schema/sessions.ts'
import { caseless } from '#kernel/db/columns.ts'
import { lotteryTickets } from '#lottery/schema/tickets.ts'
import { transfers } from '#money/schema.ts'
import { payments } from '#payments/schema.ts'

/** One way in which a text may name members; every one is looked up by an index of its own. */
export type Wanted =
  | { readonly by: Exclude<FoundBy, 'name' | 'payee'>; readonly is: readonly string[] }
  | { readonly by: 'name' | 'payee'; readonly begins: string }

/** Every text that begins so, in the order of bytes: the index on the lowered text finds them. */
const beginsWith = (column: SQL, begins: string): SQL => {
  const lowered = begins.toLowerCase()
  return sql`${column} >= ${lowered} and ${column} < ${`${lowered}\u{10ffff}`}`
}
const anyOf = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map(value => sql`${value}`),
    sql`, `,
  )})`
const numbersOf = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map(value => sql`${value}::bigint`),
    sql`, `,
  )})`

const KINDS = sql.raw(
  `(${['deposit', 'hold', 'payout', 'return', 'bet', 'win', 'rollback', 'earn', 'spend', 'grant', 'release', 'lapse', 'gift', 'remit', 'chargeback', 'reversal', 'adjust', 'deduct', 'recover', 'write-off', 'void', 'void-win'].map(kind => `'${kind}'`).join(', ')})`,
)

const one = (merchant: string, wanted: Wanted, limit: number): SQL => {
  const by = sql`${wanted.by}::text as "by"`
  switch (wanted.by) {
    case 'name':
      return sql`select id, ${by} from ${members} where merchant = ${merchant} and ${beginsWith(caseless(members.username), wanted.begins)}
        order by ${caseless(members.username)} limit ${limit}`
    case 'payee':
      return sql`select member_id as id, ${by} from ${memberFactors} where merchant = ${merchant} and ${beginsWith(caseless(memberFactors.payeeName), wanted.begins)}
        order by ${caseless(memberFactors.payeeName)} limit ${limit}`
    case 'number':
      return sql`select id, ${by} from ${members} where merchant = ${merchant} and mobile in ${anyOf(wanted.is)} and mobile_verified_at is not null`
    case 'email':
      return sql`select id, ${by} from ${members} where merchant = ${merchant} and email in ${anyOf(wanted.is)} and email_verified_at is not null`
    case 'id':
      return sql`select id, ${by} from ${members} where merchant = ${merchant} and id in ${anyOf(wanted.is)}`
    case 'payment':
      return sql`select member_id as id, ${by} from ${payments} where merchant = ${merchant} and (id in ${anyOf(wanted.is)} or provider_id in ${anyOf(wanted.is)})`
    case 'transaction':
      return sql`select member_id as id, ${by} from ${transfers} where merchant = ${merchant} and kind in ${KINDS} and reference in ${anyOf(wanted.is)}`
    case 'ticket':
      return sql`select member_id as id, ${by} from ${lotteryTickets} where merchant = ${merchant} and number in ${numbersOf(wanted.is)}`
    case 'device':
      return sql`(select distinct member_id as id, ${by} from ${sessions} where merchant = ${merchant} and device_id in ${anyOf(wanted.is)} limit ${limit})`
  }
}

/** All ways at once, in the order in which one who is found in several counts. */
export const findStatement = (merchant: string, wanted: readonly Wanted[], limit: number): SQL =>
  sql.join(
    wanted.map(each => sql`(${one(merchant, each, limit)})`),
    sql` union all `,
  )
