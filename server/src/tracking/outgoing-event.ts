import { amountText } from '@foyer/contract/money/amount'
import { HOME_PATH } from '@foyer/contract/page-paths'
import { currencyCode } from '@foyer/texts/format'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { OutgoingEvent } from './providers/tracking-provider.ts'
import type { TrackingEventRow, TrackingVisitor } from './visitor-store.ts'

/** The money of an event: `150.00` and `PHP` of 15000 in `PHP/2`. */
export const eventMoney = ({ amount, asset }: Pick<TrackingEventRow, 'amount' | 'asset'>): OutgoingEvent['money'] => {
  if (amount === null || asset === null) return undefined
  const [currency = '', decimals = '0'] = asset.split('/')
  return { value: amountText(amount, Number(decimals)), currency: currencyCode(currency) }
}

/** An event as providers are told of it. Of the member they learn a digest of the id: neither name, number nor address. */
export const outgoingEvent = (event: TrackingEventRow, visitor: TrackingVisitor, name: string): OutgoingEvent => ({
  id: event.id,
  moment: event.moment,
  name,
  at: event.at,
  money: eventMoney(event),
  page: visitor.origin + (event.detail.page ?? HOME_PATH),
  ip: visitor.ip,
  userAgent: visitor.userAgent,
  visitor: digestOf(`${event.merchant} visitor ${visitor.id}`),
  person: event.memberId === null ? undefined : digestOf(`${event.merchant} ${event.memberId}`),
  pixels: visitor.pixels,
  native: visitor.native,
})
