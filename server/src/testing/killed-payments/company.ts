import { randomInt } from 'node:crypto'
import { startPaymentStandIn, type Answer, type PaymentRequest } from '#payments/testing/payment-stand-in.ts'

/** The secret with which requests and answers are signed. */
export const KEY = 'a-company-that-loses-answers'
export const ACCOUNT = 'account-a'

/** Of so many answers one is lost: the company has done what it was asked for, and the connection breaks. */
const LOST_ONE_OF = 3

/** A payment as the company knows it: a decimal text and a state of docs/payment-providers.md. */
interface Booked {
  readonly kind: 'deposit' | 'withdrawal'
  readonly state: 'paid' | 'chargeback'
  readonly amount: string
}

/** Whether the company takes the order of this withdrawal. */
export const isTaken = (reference: string): boolean => !reference.includes('_refused')

/** A payment company with books of its own, which outlives every process of ours. It answers by them, and loses every third answer. */
export const startCompany = async () => {
  const books = new Map<string, Booked>()
  const refunded = new Set<string>()
  const lost = (answer: Answer): Answer => ({ ...answer, breaks: randomInt(LOST_ONE_OF) === 0 })
  const stateOf = (reference: string, booked: Booked) => ({ account: ACCOUNT, id: `co-${reference}`, reference, currency: 'PHP', ...booked })

  const decide = ({ method, path, body }: PaymentRequest): Answer | undefined => {
    if (path.startsWith('/v1/payments?')) {
      const at = new Date().toISOString()
      return { status: 200, body: { payments: [...books].map(([reference, booked]) => ({ ...stateOf(reference, booked), at })) } }
    }
    if (method === 'POST' && path === '/v1/withdrawals') {
      const reference = String(body['reference'])
      if (!isTaken(reference)) return lost({ status: 422, body: { error: 'refused' } })
      books.set(reference, { kind: 'withdrawal', state: 'paid', amount: String(body['amount']) })
      return lost({ status: 201, body: { id: `co-${reference}` } })
    }
    const [, reference = '', what] = /^\/v1\/(?:deposits|withdrawals)\/([^/]+)(?:\/(refund))?$/.exec(path) ?? []
    if (what === 'refund') {
      refunded.add(reference)
      return lost({ status: 200, body: {} })
    }
    const booked = books.get(reference)
    return booked && lost({ status: 200, body: stateOf(reference, booked) })
  }

  const { url, close } = await startPaymentStandIn(() => KEY, decide)
  return {
    url,
    close,
    /** Writes down that a deposit was paid, or taken back by the payer's bank. */
    book: (reference: string, booked: Booked) => void books.set(reference, booked),
    has: (reference: string) => books.has(reference),
    refunded: (reference: string) => refunded.has(reference),
  }
}
