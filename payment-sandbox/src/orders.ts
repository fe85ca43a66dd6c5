import type { FastifyInstance, FastifyReply } from 'fastify'
import { Check } from 'typebox/value'
import { acts } from './acts.ts'
import type { Book } from './book.ts'
import type { Callbacks } from './callbacks.ts'
import { type Kind, type Order, OtherContent } from './order.ts'
import { perform } from './perform.ts'
import { createSignedRequests, type Request } from './signed-requests.ts'
import { DepositBody, isSum, ListQuery, stateOf, WithdrawalBody } from './wire.ts'

/** A withdrawal is paid after this time, ms, unless the desk decides. */
const PAY_OUT_MS = 5_000

/** Payments of one part of the list. */
const PAGE = 100

export interface SandboxParts {
  readonly clock: () => Date
  readonly later: (ms: number, work: () => void) => void
  readonly keyFor: (account: string) => string
  readonly book: Book
  readonly callbacks: Callbacks
  /** What the desk has decided: whether withdrawals are paid by themselves. */
  readonly desk: { paysOut: boolean }
}

/** The calls of platforms: signed, strict, and safe to repeat. */
export const registerOrders = async (app: FastifyInstance, { clock, later, keyFor, book, callbacks, desk }: SandboxParts): Promise<void> => {
  const { accountOf, orderIn, signAnswer } = createSignedRequests({ clock, keyFor })

  const open = (order: Order, reply: FastifyReply) => {
    if (!isSum(order.amount, order.currency)) {
      void reply.code(422).send({ error: 'amount' })
      return undefined
    }
    try {
      const payment = book.open(order)
      void reply.code(201)
      return payment
    } catch (error) {
      if (!(error instanceof OtherContent)) throw error
      void reply.code(409).send({ error: 'reference' })
      return undefined
    }
  }

  await app.register(async wire => {
    // A signature is over the bytes that came.
    wire.removeAllContentTypeParsers()
    wire.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // Who signed a request gets a signed answer.
    wire.addHook('onSend', signAnswer)

    wire.post('/v1/deposits', async (request: Request, reply) => {
      const requested = orderIn(DepositBody, request, reply)
      if (!requested) return reply
      const { language: _, ...order } = requested.body
      const payment = open({ ...order, kind: 'deposit', account: requested.account }, reply)
      return payment ? { id: payment.id, url: `${request.protocol}://${request.host}/pay/${payment.id}` } : reply
    })

    wire.post('/v1/withdrawals', async (request: Request, reply) => {
      const requested = orderIn(WithdrawalBody, request, reply)
      if (!requested) return reply
      const payment = open({ ...requested.body, kind: 'withdrawal', account: requested.account }, reply)
      if (!payment) return reply
      if (desk.paysOut) {
        later(PAY_OUT_MS, () => {
          if (payment.state === 'pending' && desk.paysOut) void perform(acts.pay, payment, { callbacks, later })
        })
      }
      return { id: payment.id }
    })

    for (const kind of ['deposit', 'withdrawal'] as const satisfies readonly Kind[]) {
      wire.get(`/v1/${kind}s/:reference`, async (request: Request, reply) => {
        const account = accountOf(request)
        if (account === undefined) return reply.code(401).send({ error: 'signature' })
        const payment = book.find({ account, kind, reference: request.params.reference ?? '' })
        return payment ? stateOf(payment) : reply.code(404).send({ error: 'unknown' })
      })
    }

    wire.get('/v1/payments', async (request: Request, reply) => {
      const account = accountOf(request)
      if (account === undefined) return reply.code(401).send({ error: 'signature' })
      if (!Check(ListQuery, request.query)) return reply.code(400).send({ error: 'query' })
      const { since, until, after = '0' } = request.query
      const all = book.between(account, new Date(since), new Date(until))
      const from = Number(after)
      const payments = all.slice(from, from + PAGE).map(payment => ({ ...stateOf(payment), at: payment.changedAt.toISOString() }))
      return {
        payments,
        ...(from + PAGE < all.length && { next: String(from + PAGE) }),
        // The book begins anew with each start.
        ...(new Date(since) < book.beganAt && { completeSince: book.beganAt.toISOString() }),
      }
    })

    wire.post('/v1/deposits/:reference/refund', async (request: Request, reply) => {
      const account = accountOf(request)
      if (account === undefined) return reply.code(401).send({ error: 'signature' })
      const payment = book.find({ account, kind: 'deposit', reference: request.params.reference ?? '' })
      if (!payment) return reply.code(404).send({ error: 'unknown' })
      if (payment.state !== 'paid') return reply.code(409).send({ error: 'state' })
      payment.refunded = true
      return { id: payment.id }
    })
  })
}
