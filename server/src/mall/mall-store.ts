import type { OrderState } from '@foyer/contract/mall/orders'
import { and, asc, count, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { mallOrders } from './schema.ts'
import { stockStore, type StockStore } from './stock-store.ts'

export type StoredOrder = typeof mallOrders.$inferSelect

export type NewOrder = Omit<typeof mallOrders.$inferInsert, 'id' | 'changedAt' | 'note'>

type Owner = Pick<StoredOrder, 'merchant' | 'memberId'>

const OPEN = ['ordered', 'sent'] as const

const one = (merchant: string, id: number) => and(eq(mallOrders.merchant, merchant), eq(mallOrders.id, id))

const of = ({ merchant, memberId }: Owner) => and(eq(mallOrders.merchant, merchant), eq(mallOrders.memberId, memberId))

/** Orders of goods. */
interface OrderStore {
  /** How many of each good the member has ordered, refused orders not counted, by its id. */
  ofEach(owner: Owner): Promise<ReadonlyMap<string, number>>
  add(order: NewOrder): Promise<StoredOrder>
  byKey(owner: Owner, key: string): Promise<StoredOrder | undefined>
  /** The member's own, the newest first; only those before the id `before` where it is given. */
  ofMember(owner: Owner, most: number, before?: number): Promise<readonly StoredOrder[]>
  /** A merchant's orders with the user names: those that staff still have to do with, the oldest first; or all, the newest first. */
  ofMerchant(merchant: string, which: 'open' | 'all', most: number): Promise<readonly (StoredOrder & { readonly username: string })[]>
  byId(merchant: string, id: number): Promise<(StoredOrder & { readonly username: string }) | undefined>
  /** Enters a state from one of others; undefined if the order is in none of these. The address goes once nobody needs it. */
  enter(
    merchant: string,
    id: number,
    from: readonly OrderState[],
    change: { readonly state: OrderState; readonly at: Date; readonly note?: string | undefined },
  ): Promise<StoredOrder | undefined>
}

const orderStore = (db: Database): OrderStore => {
  const withNames = () =>
    db
      .select({ order: mallOrders, username: members.username })
      .from(mallOrders)
      .innerJoin(members, and(eq(members.merchant, mallOrders.merchant), eq(members.id, mallOrders.memberId)))

  const named = ({ order, username }: { readonly order: StoredOrder; readonly username: string }) => ({ ...order, username })

  return {
    async add(order) {
      const [added] = await db
        .insert(mallOrders)
        .values({ ...order, changedAt: order.orderedAt })
        .returning()
      if (!added) throw new Error('an order was not added')
      return added
    },

    async ofEach(owner) {
      const rows = await db
        .select({ good: mallOrders.good, number: count() })
        .from(mallOrders)
        .where(and(of(owner), ne(mallOrders.state, 'refused')))
        .groupBy(mallOrders.good)
      return new Map(rows.map(({ good, number }) => [good, number]))
    },

    async byKey(owner, key) {
      const [found] = await db
        .select()
        .from(mallOrders)
        .where(and(of(owner), eq(mallOrders.key, key)))
      return found
    },

    ofMember: async (owner, most, before) =>
      await db
        .select()
        .from(mallOrders)
        .where(and(of(owner), before === undefined ? undefined : lt(mallOrders.id, before)))
        .orderBy(desc(mallOrders.id))
        .limit(most),

    async ofMerchant(merchant, which, most) {
      const rows = await withNames()
        .where(and(eq(mallOrders.merchant, merchant), which === 'open' ? inArray(mallOrders.state, OPEN) : undefined))
        .orderBy(which === 'open' ? asc(mallOrders.id) : desc(mallOrders.id))
        .limit(most)
      return rows.map(named)
    },

    async byId(merchant, id) {
      const [found] = await withNames().where(one(merchant, id))
      return found && named(found)
    },

    async enter(merchant, id, from, { state, at, note }) {
      const isOver = state === 'delivered' || state === 'refused'
      const [entered] = await db
        .update(mallOrders)
        .set({ state, changedAt: at, ...(note !== undefined && { note }), ...(isOver && { address: null }) })
        .where(and(one(merchant, id), inArray(mallOrders.state, from)))
        .returning()
      return entered
    },
  }
}

/** The market’s goods and orders. */
export interface MallStore extends StockStore, OrderStore {}

export const mallStore = (db: Database): MallStore => ({ ...stockStore(db), ...orderStore(db) })
