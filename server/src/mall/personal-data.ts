import { personal, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as mall from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(mall.mallStock, { plain: ['good'], why: NOBODY }),
  personal(mall.mallOrders, {
    holds: { address: 'name, number and address for the parcel', note: 'what was said to the member' },
    plain: ['key', 'good', 'name', 'state'],
    why: 'sending what was ordered, and complaints',
    afterRetention: { address: null, note: null },
  }),
]
