import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { shownOrder } from './shown-order.ts'

/** Orders in one answer. */
const PAGE = 20

export const listOrders =
  ({ stores }: Pick<Deps, 'stores'>): Service<'mall.orders'> =>
  async ({ before }, { merchant, session }) => {
    const rows = await stores.mall.ofMember({ merchant: merchant.code, memberId: session.member.id }, PAGE + 1, before)
    return { orders: rows.slice(0, PAGE).map(shownOrder), more: rows.length > PAGE }
  }
