import { Refusal } from '#refusal.ts'
import type { Owner } from '#stores/factor-store.ts'
import type { PaymentPlace, PaymentStore, StoredPayment } from '#stores/payments/payment-store.ts'

/** Payments on one page of a list. */
const PAGE = 20

const cursorOf = ({ createdAt, id }: PaymentPlace): string => Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')

const placeOf = (cursor: string): PaymentPlace => {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const createdAt = new Date(at)
  if (Number.isNaN(createdAt.getTime()) || id === '' || id.includes('\0'))
    throw new Refusal('request.invalid', { fields: [{ path: '/after', reason: 'is not the `next` of a page' }] })
  return { createdAt, id }
}

/** One page of a member's payments of a kind, the latest first. */
export const pageOfPayments = async <Kind extends StoredPayment['kind']>(
  payments: PaymentStore,
  owner: Owner,
  kind: Kind,
  after: string | undefined,
) => {
  const rows = await payments.list(owner, kind, PAGE + 1, after === undefined ? undefined : placeOf(after))
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return { rows: shown, ...(last && { next: cursorOf(last) }) }
}
