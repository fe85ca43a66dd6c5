import type { OrderState } from '@foyer/contract/mall/orders'
import { pagePaths } from '@foyer/contract/page-paths'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { createWallet } from '#money/wallet.ts'
import { queuePushTo } from '#push/queue-push.ts'
import type { StoredOrder } from './mall-store.ts'

/** What staff make of an order, and from which states. */
export const orderSteps = {
  sent: ['ordered'],
  delivered: ['ordered', 'sent'],
  refused: ['ordered', 'sent'],
} as const satisfies Readonly<Partial<Record<OrderState, readonly OrderState[]>>>
export type OrderStep = keyof typeof orderSteps

/**
 * Enters a step of an order in a unit of work: the member hears of it, and the points of one that is refused come back. Undefined where the order is in
 * none of the states from which the step leads.
 */
export const stepOrder = ({ clock, newId }: Pick<Deps, 'clock' | 'newId'>) => {
  const wallet = createWallet({ clock })
  const push = queuePushTo({ clock, newId })
  return async (
    unit: Stores,
    merchant: Merchant,
    { id, to, note }: { readonly id: number; readonly to: OrderStep; readonly note?: string | undefined },
  ): Promise<StoredOrder | undefined> => {
    const order = await unit.mall.enter(merchant.code, id, orderSteps[to], { state: to, at: clock(), note })
    if (!order) return undefined
    const { memberId, price, good } = order
    const owner = { merchant: merchant.code, memberId }
    await push(unit, owner, { kind: 'messages', says: { text: 'push_order', values: {} }, path: pagePaths.mall })
    if (to !== 'refused') return order
    const shown = { name: order.name }
    await wallet.earnPoints(unit, { merchant, memberId, reference: `mall:refused:${id}`, amount: price, detail: { good }, shown })
    await unit.mall.giveBack(merchant.code, good)
    return order
  }
}
