import type { Order } from '@foyer/contract/mall/orders'
import type { StoredOrder } from './mall-store.ts'

/** An order as the member reads it of it. */
export const shownOrder = ({ id, good, name, price, state, orderedAt, note }: StoredOrder): Order => ({
  id,
  good,
  name,
  price,
  state,
  orderedAt: orderedAt.toISOString(),
  note,
})
