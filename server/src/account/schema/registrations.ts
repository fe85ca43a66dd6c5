import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { words } from '#kernel/db/columns.ts'
import { owner, goesWithMember } from './members.ts'

export const registrations = pgTable(
  'registrations',
  {
    ...owner(),
    method: words('method').notNull(),
    url: words('url'),
    domain: words('domain'),
    affiliateCode: words('affiliate_code'),
    referralCode: words('referral_code'),
    networkPrefix: text('network_prefix').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.memberId] }), goesWithMember(table)],
)
