import type { Act } from './act.ts'
import type { Payment } from './order.ts'
import { become, notify, send, sendOtherAmount, sendTwiceAtOnce } from './steps.ts'

/** How long a payer dawdles, ms. */
const DAWDLE_MS = 20_000
/** Beyond what any platform may accept, s. */
const STALE_SECONDS = 3_600

const kinds = ['deposit', 'withdrawal'] as const
const main = { place: 'main', kinds, whilePending: true } as const
const odd = { place: 'odd', kinds, whilePending: false } as const
const oddWhilePending = { ...odd, whilePending: true } as const

export const acts = {
  pay: { ...main, label: 'Pay', hint: 'The money moves, and the shop is told at once.', steps: [become('paid'), notify] },
  decline: { ...main, label: 'Decline', hint: 'Nothing moves, and the shop is told at once.', steps: [become('declined'), notify] },
  dawdle: {
    ...main,
    label: 'Pay in 20 seconds',
    hint: 'The payer goes back first; the money comes later.',
    afterMs: DAWDLE_MS,
    steps: [become('paid'), notify],
  },
  silent: {
    ...oddWhilePending,
    label: 'Pay, but tell nobody',
    hint: 'No callback: the shop finds out when it asks, after a minute.',
    steps: [become('paid')],
  },
  twice: {
    ...odd,
    label: 'Pay, and call back twice',
    hint: 'Both callbacks are honest; the money may come once.',
    steps: [become('paid'), sendTwiceAtOnce],
  },
  disorder: {
    ...oddWhilePending,
    label: 'Pay, with callbacks out of order',
    hint: '“Paid” comes first, then “pending” and “declined” from before.',
    steps: [become('paid'), send(), send({ state: 'pending' }), send({ state: 'declined' })],
  },
  forged: {
    ...odd,
    label: 'Send a forged “paid”',
    hint: 'Signed with a guessed key. Nothing is paid.',
    steps: [send({ state: 'paid', forged: true })],
  },
  stale: {
    ...odd,
    label: 'Send an old “paid”',
    hint: 'Signed rightly, an hour ago. Nothing is paid.',
    steps: [send({ state: 'paid', late: STALE_SECONDS })],
  },
  amount: {
    ...odd,
    label: 'Send “paid” of another amount',
    hint: 'Signed rightly, but it is not what was asked for.',
    steps: [sendOtherAmount],
  },
  reverse: {
    ...oddWhilePending,
    kinds: ['deposit'],
    label: 'Decline, then pay after all',
    hint: '“Declined” first; then the money comes nevertheless.',
    steps: [become('declined'), send(), become('paid'), send()],
  },
  chargeback: {
    ...odd,
    kinds: ['deposit'],
    afterPaid: true,
    label: 'Let the payer’s bank take the money back',
    hint: 'A chargeback, days later: the shop is told, and has to see to it.',
    steps: [become('chargeback'), notify],
  },
} as const satisfies Readonly<Record<string, Act>>

export type ActName = keyof typeof acts

export const isActName = (name: string): name is ActName => Object.hasOwn(acts, name)

/** What can be done with the payment now. */
export const actsFor = ({ kind, state }: Pick<Payment, 'kind' | 'state'>): readonly (readonly [ActName, Act])[] =>
  (Object.entries(acts) as [ActName, Act][]).filter(
    ([, { kinds, whilePending, afterPaid }]) => kinds.includes(kind) && (!whilePending || state === 'pending') && (!afterPaid || state === 'paid'),
  )
