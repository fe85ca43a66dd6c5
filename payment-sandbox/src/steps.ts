import type { Callbacks, Twist } from './callbacks.ts'
import type { Payment, State } from './order.ts'

export type Step = (payment: Payment, callbacks: Callbacks) => void | Promise<unknown>

export const become =
  (state: State): Step =>
  (payment, { now }) => {
    payment.state = state
    payment.changedAt = now()
  }
export const notify: Step = (payment, callbacks) => callbacks.notify(payment)
export const send =
  (twist?: Twist): Step =>
  (payment, callbacks) =>
    callbacks.send(payment, twist)
export const sendTwiceAtOnce: Step = (payment, callbacks) => Promise.all([callbacks.send(payment), callbacks.send(payment)])
/** Says “paid” of an amount with another first digit. */
export const sendOtherAmount: Step = (payment, callbacks) => {
  const { amount } = payment
  return callbacks.send(payment, { state: 'paid', amount: `${amount.startsWith('9') ? 1 : 9}${amount.slice(1)}` })
}
