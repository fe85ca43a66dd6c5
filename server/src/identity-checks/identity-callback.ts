import type { FastifyInstance } from 'fastify'
import { registerCompanyCallbacks } from '#kernel/providers/company/company-callbacks.ts'
import type { RouteParts } from '#kernel/route-parts.ts'
import { CALLBACK_PATH } from './callback-url.ts'
import { IDENTITY_HEADERS } from './companies/gateway/http-company.ts'
import { takeAnswer, type TakeDeps } from './take-answer.ts'

type CallbackDeps = TakeDeps & Pick<RouteParts, 'merchants' | 'identityCompanyOf' | 'registry'>

/** Takes the decisions of companies that check documents (docs/identity-checks.md). */
export const registerIdentityCallback = async (app: FastifyInstance, deps: CallbackDeps): Promise<void> => {
  const take = takeAnswer(deps)
  await registerCompanyCallbacks(app, deps, {
    path: CALLBACK_PATH,
    prefix: IDENTITY_HEADERS,
    counter: { name: 'foyer_identity_callbacks_total', help: 'Callbacks of companies that check documents, by what became of them' },
    companyOf: merchant => deps.identityCompanyOf(merchant)?.company,
    take: async (merchant, news) => await take(merchant, deps.identityCompanyOf(merchant)?.name ?? '', news),
    refusals: { unknown: 404 },
  })
}
