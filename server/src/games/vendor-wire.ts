import { currencyCode } from '@foyer/texts/format'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Deps } from '#kernel/deps.ts'
import { signedBody, takeSignedBodies } from '#kernel/http/signed-bodies.ts'
import { signatureFault } from './providers/foyer-vendor/signature.ts'
import { refusedBy } from './providers/foyer-vendor/wallet-codec.ts'
import type { WalletReply } from './providers/wallet-wire.ts'
import { vendorWallet } from './vendor-wallet.ts'
import { WALLET_PATH } from './wallet-url.ts'

/** A vendor waits no longer for an answer, ms; then it asks again, or rolls the bet back. */
const DEADLINE = 3_000

/** No signature is right for it. */
const NOBODY = { account: '', keys: [] }

type VendorDeps = Pick<Deps, 'merchants' | 'gamesOf' | 'stores' | 'clock' | 'timer' | 'randomToken' | 'log'> & { readonly registry: Registry }

/**
 * Takes what vendors ask of the wallet (docs/game-vendors.md). Anybody can call here: until the provider has read the request as its own,
 * nothing is looked up but the merchant, which is in memory, and nothing is written or logged but the line of every request.
 */
export const registerVendorWire = async (app: FastifyInstance, deps: VendorDeps): Promise<void> => {
  const { merchants, gamesOf, registry, log, clock, timer } = deps
  const query = vendorWallet(deps)
  const counter = new Counter({
    name: 'foyer_vendor_calls_total',
    help: 'Calls of vendors of games, by what became of them',
    labelNames: ['merchant', 'call', 'outcome'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'foyer_vendor_call_seconds',
    help: 'How long calls of vendors took',
    labelNames: ['call'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })

  await app.register(async scope => {
    takeSignedBodies(scope)
    scope.post<{ Params: { readonly merchant: string; readonly '*': string } }>(`${WALLET_PATH}/:merchant/*`, async (request, reply) => {
      const { merchant: code, '*': call } = request.params
      const merchant = merchants.byCode(code)
      const chosen = merchant && gamesOf(merchant)
      void reply.headers({ 'cache-control': 'no-store' })
      // As a merchant on our own wire answers a stranger, so that nobody finds out by these addresses which merchants there are.
      if (!chosen) {
        const requested = { method: request.method, url: request.url, call, headers: request.headers, body: signedBody(request) }
        const { status, body } = refusedBy(signatureFault(requested, NOBODY, clock()) ?? 'signature')
        return reply.code(status).send(body)
      }

      const { name, provider } = chosen
      const body = signedBody(request)
      const requested = { method: request.method, url: request.url, call, headers: request.headers, body }
      const send = ({ status, body: content }: WalletReply, isOurs: boolean) => {
        const text = JSON.stringify(content)
        // Only whoever has proven to be the vendor gets a signature.
        const signature = (isOurs && provider.wire.sign?.({ status, text }, requested, merchant)) || {}
        return reply.code(status).headers(signature).type('application/json').send(text)
      }
      const read = provider.wire.read(requested, merchant)
      if (typeof read === 'string' && read !== 'AMOUNT_INVALID') {
        // What a stranger makes up is no label.
        counter.inc({ merchant: merchant.code, call: '', outcome: read })
        return send(provider.wire.refuse(read, requested), read !== 'signature' && read !== 'stale')
      }
      const kind = typeof read === 'string' ? 'amount' : read.kind
      const measured = seconds.startTimer({ call: kind })
      const money = { currency: currencyCode(merchant.settings.currency), decimals: merchant.settings.decimals }
      const answering = typeof read === 'string' ? ({ status: read, ...money } as const) : query(merchant, name, read)
      const late = Promise.withResolvers<undefined>()
      const cancel = timer(DEADLINE, () => late.resolve(undefined))
      const answer = await Promise.race([answering, late.promise]).finally(cancel)
      measured()
      counter.inc({ merchant: merchant.code, call: kind, outcome: answer?.status ?? 'late' })
      if (!answer) {
        log.error({ merchant: merchant.code, call: kind }, 'a call of a vendor took too long')
        void reply.header('retry-after', 1)
        return send({ status: 503, body: { status: 'TRY_AGAIN' } }, true)
      }
      return send(provider.wire.answer(answer, requested), true)
    })
  })
}
