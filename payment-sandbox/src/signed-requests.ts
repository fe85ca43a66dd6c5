import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { isSigned, sign } from './signature.ts'

export type Request = FastifyRequest<{ Params: { readonly reference?: string } }>

const ACCOUNT = /^[a-z0-9-]{1,64}$/

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

interface SignedRequestParts {
  readonly clock: () => Date
  readonly keyFor: (account: string) => string
}

/** Reads who signed a request, and signs what is answered. */
export const createSignedRequests = ({ clock, keyFor }: SignedRequestParts) => {
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

  /** Signs the answer, as a hook, for whoever signed the request. */
  const signAnswer = async (request: Request, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const account = accountOf(request)
    if (account === undefined || typeof payload !== 'string') return payload
    const seconds = Math.floor(clock().getTime() / 1000)
    const subject = `answer ${reply.statusCode} ${header(request, 'x-payment-signature')}`
    void reply.headers({ 'x-payment-timestamp': String(seconds), 'x-payment-signature': sign(keyFor(account), seconds, subject, payload) })
    return payload
  }

  return { accountOf, orderIn, signAnswer }
}
