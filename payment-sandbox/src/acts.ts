import type { Payment } from './book.ts'
import type { Callbacks } from './callbacks.ts'

/** How long a payer dawdles, ms. */
const DAWDLE_MS = 20_000
/** Beyond what any platform may accept, s. */
const STALE_SECONDS = 3_600

/** What a tester can do with a payment. */
export interface Act {
  readonly label: string
  readonly hint: string
  readonly kinds: readonly Payment['kind'][]
  /** `main`: what payers do; the player goes back to the shop. `odd`: what goes wrong between provider and platform. */
  readonly place: 'main' | 'odd'
  /** Whether the payment must not have ended. */
  readonly whilePending: boolean
  run(payment: Payment, callbacks: Callbacks, later: (ms: number, work: () => void) => void): Promise<void>
}

const both = ['deposit', 'withdrawal'] as const
const main = { place: 'main', whilePending: true } as const
const odd = { place: 'odd', kinds: both } as const

/** The amount with another first digit. */
const otherAmount = (amount: string): string => (amount.startsWith('9') ? `1${amount.slice(1)}` : `9${amount.slice(1)}`)

export const acts = {
  pay: {
    ...main,
    kinds: both,
    label: 'Pay',
    hint: 'The money moves, and the shop is told at once.',
    async run(payment, { tell }) {
      payment.state = 'paid'
      await tell(payment)
    },
  },
  decline: {
    ...main,
    kinds: both,
    label: 'Decline',
    hint: 'Nothing moves, and the shop is told at once.',
    async run(payment, { tell }) {
      payment.state = 'declined'
      await tell(payment)
    },
  },
  dawdle: {
    ...main,
    kinds: both,
    label: 'Pay in 20 seconds',
    hint: 'The payer goes back first; the money comes later.',
    async run(payment, { tell }, later) {
      later(DAWDLE_MS, () => {
        if (payment.state !== 'pending') return
        payment.state = 'paid'
        void tell(payment)
      })
    },
  },
  silent: {
    ...odd,
    whilePending: true,
    label: 'Pay, but tell nobody',
    hint: 'No callback: the shop finds out when it asks, after a minute.',
    async run(payment) {
      payment.state = 'paid'
    },
  },
  twice: {
    ...odd,
    whilePending: false,
    label: 'Pay, and call back twice',
    hint: 'Both callbacks are honest; the money may come once.',
    async run(payment, { send }) {
      payment.state = 'paid'
      await Promise.all([send(payment), send(payment)])
    },
  },
  disorder: {
    ...odd,
    whilePending: true,
    label: 'Pay, with callbacks out of order',
    hint: '“Paid” comes first, then “pending” and “declined” from before.',
    async run(payment, { send }) {
      payment.state = 'paid'
      await send(payment)
      await send(payment, { state: 'pending' })
      await send(payment, { state: 'declined' })
    },
  },
  forged: {
    ...odd,
    whilePending: false,
    label: 'Send a forged “paid”',
    hint: 'Signed with a guessed key. Nothing is paid.',
    async run(payment, { send }) {
      await send(payment, { state: 'paid', forged: true })
    },
  },
  stale: {
    ...odd,
    whilePending: false,
    label: 'Send an old “paid”',
    hint: 'Signed rightly, an hour ago. Nothing is paid.',
    async run(payment, { send }) {
      await send(payment, { state: 'paid', late: STALE_SECONDS })
    },
  },
  amount: {
    ...odd,
    whilePending: false,
    label: 'Send “paid” of another amount',
    hint: 'Signed rightly, but it is not what was asked for.',
    async run(payment, { send }) {
      await send(payment, { state: 'paid', amount: otherAmount(payment.amount) })
    },
  },
  reverse: {
    ...odd,
    kinds: ['deposit'],
    whilePending: true,
    label: 'Decline, then pay after all',
    hint: '“Declined” first; then the money comes nevertheless.',
    async run(payment, { send }) {
      payment.state = 'declined'
      await send(payment)
      payment.state = 'paid'
      await send(payment)
    },
  },
} as const satisfies Readonly<Record<string, Act>>

export type ActName = keyof typeof acts

export const isActName = (name: string): name is ActName => Object.hasOwn(acts, name)

/** What can be done with the payment now. */
export const actsFor = ({ kind, state }: Pick<Payment, 'kind' | 'state'>): readonly (readonly [ActName, Act])[] =>
  (Object.entries(acts) as [ActName, Act][]).filter(([, { kinds, whilePending }]) => kinds.includes(kind) && (!whilePending || state === 'pending'))
