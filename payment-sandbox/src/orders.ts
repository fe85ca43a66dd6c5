import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { acts, perform } from './acts.ts'
import { OtherContent, type Book, type Kind, type Order } from './book.ts'
import type { Callbacks } from './callbacks.ts'
import { isSigned, sign } from './signature.ts'
import { DepositBody, isSum, ListQuery, stateOf, WithdrawalBody } from './wire.ts'

/** A withdrawal is paid after this time, ms, unless the desk decides. */
const PAY_OUT_MS = 5_000

/** Payments of one part of the list. */
const PAGE = 100

const ACCOUNT = /^[a-z0-9-]{1,64}$/

export interface SandboxParts {
  readonly clock: () => Date
  readonly later: (ms: number, work: () => void) => void
  readonly keyFor: (account: string) => string
  readonly book: Book
  readonly callbacks: Callbacks
  /** What the desk has decided: whether withdrawals are paid by themselves. */
  readonly desk: { paysOut: boolean }
}

type Request = FastifyRequest<{ Params: { readonly reference?: string } }>

const header = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** The calls of platforms: signed, strict, and safe to repeat. */
export const registerOrders = async (app: FastifyInstance, { clock, later, keyFor, book, callbacks, desk }: SandboxParts): Promise<void> => {
  /** The account that signed the request; undefined if none did. */
  const accountOf = (request: Request): string | undefined => {
    const account = header(request, 'x-payment-account')
    if (!ACCOUNT.test(account)) return undefined
    const body = Buffer.isBuffer(request.body) ? request.body : ''
    const signed = {
      timestamp: header(request, 'x-payment-timestamp'),
      signature: header(request, 'x-payment-signature'),
      subject: `${request.method} ${request.url}`,
      body,
    }
    return isSigned(keyFor(account), signed, clock()) ? account : undefined
  }

  /** The body of a signed order; it has answered by itself where there is none. */
  const orderIn = <Schema extends TSchema>(schema: Schema, request: Request, reply: FastifyReply) => {
    const account = accountOf(request)
    if (account === undefined) {
      void reply.code(401).send({ error: 'signature' })
      return undefined
    }
    const body = parsed(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
    if (Check(schema, body)) return { account, body }
    void reply.code(400).send({ error: 'body' })
    return undefined
  }

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
    wire.addHook('onSend', async (request: Request, reply, payload) => {
      const account = accountOf(request)
      if (account === undefined || typeof payload !== 'string') return payload
      const seconds = Math.floor(clock().getTime() / 1000)
      const subject = `answer ${reply.statusCode} ${header(request, 'x-payment-signature')}`
      void reply.headers({ 'x-payment-timestamp': String(seconds), 'x-payment-signature': sign(keyFor(account), seconds, subject, payload) })
      return payload
    })

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
