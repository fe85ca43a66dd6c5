import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Deps } from '#kernel/deps.ts'
import { signedBody, takeSignedBodies } from '#kernel/http/signed-bodies.ts'
import { headerOf, isFresh } from '#kernel/providers/company/signature.ts'
import { CALLBACK_PATH } from './callback-url.ts'
import { settlePayment, type Settled } from './steps/settle.ts'

/** The status and error of a callback that was not taken; a provider sends those of 5xx again. */
const refusals = {
  stale: 401,
  signature: 401,
  unreadable: 400,
  unknown: 404,
  mismatch: 422,
} as const

type CallbackDeps = Pick<Deps, 'merchants' | 'paymentsOf' | 'inUnit' | 'clock' | 'log'> & { readonly registry: Registry }

/**
 * Takes the callbacks of payment providers (docs/payment-providers.md). Anybody can call here: until the provider has read the callback as
 * its own, nothing is looked up but the merchant, which is in memory, and nothing is written or logged but the line of every request.
 */
export const registerPaymentCallback = async (app: FastifyInstance, deps: CallbackDeps): Promise<void> => {
  const { merchants, paymentsOf, registry, clock } = deps
  const settle = settlePayment(deps)
  const counter = new Counter({
    name: 'foyer_payment_callbacks_total',
    help: 'Callbacks of payment providers, by what became of them',
    labelNames: ['merchant', 'outcome'],
    registers: [registry],
  })
  const isTaken = (settled: Settled): settled is Exclude<Settled, keyof typeof refusals> => !(settled in refusals)

  await app.register(async scope => {
    takeSignedBodies(scope)
    scope.post<{ Params: { readonly merchant: string } }>(`${CALLBACK_PATH}/:merchant`, async (request, reply) => {
      const merchant = merchants.byCode(request.params.merchant)
      const provider = merchant && paymentsOf(merchant)
      void reply.headers({ 'cache-control': 'no-store' })
      const refuse = (error: keyof typeof refusals) => {
        // A code that a stranger makes up is no label.
        counter.inc({ merchant: provider ? merchant.code : '', outcome: error })
        return reply.code(refusals[error]).send({ error })
      }
      // As a merchant answers what it cannot trust, so that nobody finds out by these addresses which merchants there are.
      if (!provider) return refuse(isFresh(headerOf(request.headers, 'x-payment-timestamp'), clock()) ? 'signature' : 'stale')
      const body = signedBody(request)
      const news = provider.readCallback({ headers: request.headers, body }, merchant)
      if (typeof news === 'string') return refuse(news)
      const settled = await settle(merchant, news, 'callback')
      if (!isTaken(settled)) return refuse(settled)
      counter.inc({ merchant: merchant.code, outcome: settled })
      return reply.type(provider.received.type).send(provider.received.body)
    })
  })
}
