import type { FastifyInstance } from 'fastify'
import type { Deps } from '#kernel/deps.ts'
import { registerCompanyCallbacks } from '#kernel/providers/company/company-callbacks.ts'
import type { RouteParts } from '#kernel/route-parts.ts'
import { CALLBACK_PATH } from './callback-url.ts'
import { PAYMENT_HEADERS } from './providers/gateway/http-payments.ts'
import { settlePayment } from './steps/settle.ts'

type CallbackDeps = Pick<Deps, 'merchants' | 'paymentsOf' | 'inUnit' | 'clock' | 'log'> & Pick<RouteParts, 'registry'>

/** Takes the callbacks of payment providers (docs/payment-providers.md). */
export const registerPaymentCallback = async (app: FastifyInstance, deps: CallbackDeps): Promise<void> => {
  const settle = settlePayment(deps)
  await registerCompanyCallbacks(app, deps, {
    path: CALLBACK_PATH,
    prefix: PAYMENT_HEADERS,
    counter: { name: 'foyer_payment_callbacks_total', help: 'Callbacks of payment providers, by what became of them' },
    companyOf: deps.paymentsOf,
    take: (merchant, news) => settle(merchant, news, 'callback'),
    refusals: { unknown: 404, mismatch: 422 },
  })
}
