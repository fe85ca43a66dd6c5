import { currencyCode } from '@foyer/texts/format'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { OutgoingEvent } from './providers/tracking-provider.ts'
import type { TrackingEventRow, TrackingVisitor } from './visitor-store.ts'

/** `150.00` of 15000 in `PHP/2`: exact, because it is made from the digits. */
const valueOf = (amount: number, decimals: number): string => {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals)
  return `${amount < 0 ? '-' : ''}${whole}${rest && `.${rest}`}`
}

export const moneyOf = ({ amount, asset }: Pick<TrackingEventRow, 'amount' | 'asset'>): OutgoingEvent['money'] => {
  if (amount === null || asset === null) return undefined
  const [currency = '', decimals = '0'] = asset.split('/')
  return { value: valueOf(amount, Number(decimals)), currency: currencyCode(currency) }
}

/** An event as providers are told of it. Of the member they learn a digest of the id: neither name, number nor address. */
export const outgoingEvent = (event: TrackingEventRow, visitor: TrackingVisitor, name: string): OutgoingEvent => ({
  id: event.id,
  moment: event.moment,
  name,
  at: event.at,
  money: moneyOf(event),
  page: visitor.origin + (event.detail.page ?? '/m/home'),
  ip: visitor.ip,
  userAgent: visitor.userAgent,
  visitor: digestOf(`${event.merchant} visitor ${visitor.id}`),
  person: event.memberId === null ? undefined : digestOf(`${event.merchant} ${event.memberId}`),
  pixels: visitor.pixels,
  native: visitor.native,
})
