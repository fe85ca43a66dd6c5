import type { payments } from '#payments/schema.ts'
import type { StoredPayment } from './stored-payment.ts'

type Row = typeof payments.$inferSelect

// The table's checks say which columns a kind has.
export const paymentIn = (row: Row): StoredPayment => row as StoredPayment
