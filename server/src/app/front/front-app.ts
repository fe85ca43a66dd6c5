import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHttpServer } from '#app/http-server.ts'
import { registerPages } from '#app/pages/pages.ts'
import { subjects } from '#app/subjects.ts'
import type { Config } from '#kernel/config.ts'
import type { CountryLookup } from '#kernel/country/country-lookup.ts'
import type { Deps } from '#kernel/deps.ts'
import { registerAccessLog } from '#kernel/http/access-log.ts'
import { registerClosing } from '#kernel/http/closing.ts'
import { refusalOf, sendRefusal } from '#kernel/http/failure.ts'
import { registerForwardedHost } from '#kernel/http/forwarded-host.ts'
import { registerHeaders } from '#kernel/http/headers.ts'
import { registerReadiness } from '#kernel/http/health.ts'
import { registerMetrics, type CountRequests, type MetricsOptions } from '#kernel/http/metrics.ts'
import { trustedProxies } from '#kernel/http/network.ts'
import { callLanguage } from '#kernel/http/read-header.ts'
import { hostName } from '#kernel/http/site.ts'
import { registerOddRequests } from '#kernel/http/unreadable.ts'
import { registerVisitors, visitorNetwork } from '#kernel/http/visitors.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { WebBuild } from '#kernel/pages/build/web-build.ts'
import { Refusal } from '#kernel/refusal.ts'
import { registerPassOn } from './pass-on.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The merchant in whose words a refusal is written. */
    refusalMerchant: Merchant | undefined
  }
}

export interface FrontParts extends Pick<Deps, 'log' | 'clock' | 'newId' | 'merchants'> {
  /** `apiUrl`: the origin of the back end. */
  readonly config: Config & { readonly apiUrl: string }
  readonly countryOf: CountryLookup
  readonly web: WebBuild
  readonly metrics?: Pick<MetricsOptions, 'registry' | 'collect'> & { readonly countRequests: CountRequests }
  readonly fetch?: typeof fetch
}

/** The pages of the merchants before a back end of somebody else's: no database, and every call passed on (decision 28). */
export const createFrontApp = async (parts: FrontParts): Promise<FastifyInstance> => {
  const { config, log, clock, merchants, web, metrics, fetch: fetching = globalThis.fetch } = parts
  const { apiUrl } = config
  const trusts = trustedProxies(config.trustedProxies)
  const networkBehind = visitorNetwork(trusts, parts)

  const fail = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalOf(error, request.id)
    if (refusal.code === 'server.error') log.error({ err: error, requestId: request.id }, 'request failed')
    request.refusedAs = refusal.code
    const aside = refusal.code === 'request.not.found' && config.mode !== 'production' ? request.routeOptions.config.call : undefined
    return sendRefusal(reply, refusal, { language: callLanguage(request), merchant: request.refusalMerchant, aside })
  }
  const app = createHttpServer(parts, { trusts, networkBehind, fail })
  app.setErrorHandler(fail)
  app.setNotFoundHandler(async () => {
    throw new Refusal('request.not.found')
  })
  app.decorateRequest('caller')
  app.decorateRequest('refusedAs')
  app.decorateRequest('refusalMerchant')

  registerForwardedHost(app, config)
  registerHeaders(app)
  registerClosing(app)
  registerVisitors(app, networkBehind, clock)
  registerOddRequests(app, parts)
  registerAccessLog(app, log)
  if (metrics) {
    metrics.countRequests(app, 'players', ({ host }) => merchants.byHost(hostName(host))?.merchant.code)
    registerMetrics(app, { token: config.metricsToken, ...metrics })
  }
  app.get('/healthz', { config: { probe: true } }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  registerReadiness(app, log, async () => {
    const { status } = await fetching(`${apiUrl}/wps/system/test/ping`, { headers: { merchant: merchants.all()[0]?.code ?? '' } })
    if (status >= 500) throw new Error(`the back end answers with HTTP ${status}`)
  })
  await registerPassOn(app, { merchants, log, apiUrl, byTool: config.mode !== 'production', fetch: fetching })
  await registerPages(app, { merchants, clock, log, config }, { build: web, routesOf: subjects.flatMap(({ pageRoutes }) => pageRoutes ?? []) })
  await app.ready()
  return app
}
