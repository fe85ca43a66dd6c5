import type { Address } from '@foyer/contract/mall/mall'
import type { OrderState } from '@foyer/contract/mall/orders'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { members } from '#account/schema/members.ts'
import { amount, merchant, moment, plainData, words } from '#kernel/db/columns.ts'
import { transfers } from '#money/schema.ts'

/** How many of a good are ordered and not refused, of how many there are. The check is the last word: nothing is ever oversold. */
export const mallStock = pgTable(
  'mall_stock',
  { merchant: merchant(), good: text('good').notNull(), ordered: integer('ordered').notNull(), stock: integer('stock').notNull() },
  table => [primaryKey({ columns: [table.merchant, table.good] }), check('mall_stock_left', sql`${table.ordered} between 0 and ${table.stock}`)],
)

/** What members ordered for points (docs/mall.md). */
export const mallOrders = pgTable(
  'mall_orders',
  {
    merchant: merchant(),
    memberId: text('member_id').notNull(),
    id: amount('id').notNull().generatedAlwaysAsIdentity(),
    /** The sender's own id: an order is taken once, however often it is sent. */
    key: text('key').notNull(),
    good: text('good').notNull(),
    name: words('name').notNull(),
    price: amount('price').notNull(),
    /** By which the points were taken. */
    transferId: amount('transfer_id').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    orderedAt: moment('ordered_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Of a parcel, until it has arrived or was refused. */
    address: plainData<Address>()('address'),
    note: words('note'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    // Not deleted with the member: whoever has an account stays.
    foreignKey({ columns: [table.merchant, table.memberId], foreignColumns: [members.merchant, members.id] }),
    foreignKey({ columns: [table.merchant, table.transferId], foreignColumns: [transfers.merchant, transfers.id] }),
    uniqueIndex('mall_orders_key').on(table.merchant, table.memberId, table.key),
    uniqueIndex('mall_orders_transfer').on(table.merchant, table.transferId),
    index('mall_orders_member').on(table.merchant, table.memberId, table.id),
    index('mall_orders_open')
      .on(table.merchant, table.id)
      .where(sql`${table.state} in ('ordered', 'sent')`),
    check('mall_orders_state', sql`${table.state} in ('ordered', 'sent', 'delivered', 'refused')`),
  ],
)
