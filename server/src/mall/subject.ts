import { declareSubject } from '#kernel/subject.ts'
import { mall as mallContent } from './content.ts'
import { inboxOrders } from './inbox-statements.ts'
import { listOrders } from './list-orders.ts'
import { MALL_USAGE, mallCommand } from './mall-command.ts'
import { mallOverview } from './mall-overview.ts'
import { type MallStore, mallStore } from './mall-store.ts'
import { orderGood } from './order-good.ts'
import { personalData } from './personal-data.ts'
import { mallQueues } from './queue-statements.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly mall: MallStore
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    mall: typeof mallContent
  }
}

export const mall = declareSubject({
  personalData,
  queues: mallQueues,
  content: { mall: mallContent },
  inbox: { order: inboxOrders },
  stores: db => ({ mall: mallStore(db) }),
  commands: { mall: { usage: MALL_USAGE, run: mallCommand } },
  console: () => import('./ops/ops.ts'),
  answers: deps => ({
    'mall.overview': mallOverview(deps),
    'mall.order': orderGood(deps),
    'mall.orders': listOrders(deps),
  }),
})
