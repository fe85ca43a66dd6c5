import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import { findSession } from '#account/session/find-session.ts'
import { readPreview } from '#content/versions/preview.ts'
import { createKeyRing } from '#kernel/crypto/key-ring.ts'
import type { Deps } from '#kernel/deps.ts'
import { registerAccessLog } from '#kernel/http/access-log.ts'
import { registerBodies } from '#kernel/http/bodies.ts'
import { registerCalls } from '#kernel/http/calls.ts'
import { registerClosing } from '#kernel/http/closing.ts'
import { registerDocs } from '#kernel/http/docs/docs.ts'
import { refusalOf, sendRefusal } from '#kernel/http/failure.ts'
import { registerForwardedHost } from '#kernel/http/forwarded-host.ts'
import { registerHeaders } from '#kernel/http/headers.ts'
import { registerHealth } from '#kernel/http/health.ts'
import { type CountRequests, registerMetrics, requestCounter, type MetricsOptions } from '#kernel/http/metrics.ts'
import { trustedProxies } from '#kernel/http/network.ts'
import { callLanguage } from '#kernel/http/read-header.ts'
import { hostName } from '#kernel/http/site.ts'
import { registerOddRequests } from '#kernel/http/unreadable.ts'
import { registerVisitors, visitorNetwork } from '#kernel/http/visitors.ts'
import type { WebBuild } from '#kernel/pages/build/web-build.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Tracing } from '#kernel/tracing/tracing.ts'
import { answers } from './answers.ts'
import { createHttpServer } from './http-server.ts'
import { registerPages } from './pages/pages.ts'
import { subjects } from './subjects.ts'

export interface AppOptions {
  /** The built web; without it the server answers calls only. */
  readonly web?: WebBuild
  readonly tracing?: Tracing | undefined
  /** Absent: the metrics stay in the process. */
  readonly metrics?: Pick<MetricsOptions, 'registry' | 'collect'> & { readonly countRequests: CountRequests }
}

const ownMetrics = () => {
  const registry = new Registry()
  return { registry, collect: () => registry.metrics(), countRequests: requestCounter(registry) }
}

/** The HTTP server, ready to listen or for `inject`. It does not own or close anything in `deps`. */
export const createApp = async (deps: Deps, { web, tracing, metrics = ownMetrics() }: AppOptions = {}): Promise<FastifyInstance> => {
  const { config, log } = deps
  const keys = createKeyRing(deps)
  const trusts = trustedProxies(config.trustedProxies)
  const networkBehind = visitorNetwork(trusts, deps)

  const fail = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalOf(error, request.id)
    if (refusal.code === 'server.error') log.error({ err: error, requestId: request.id }, 'request failed')
    request.refusedAs = refusal.code
    return sendRefusal(reply, refusal, { language: callLanguage(request), merchant: request.caller?.merchant })
  }

  const app = createHttpServer(deps, { trusts, networkBehind, fail })

  app.setErrorHandler(fail)
  app.setNotFoundHandler(async () => {
    throw new Refusal('request.not.found')
  })
  app.decorateRequest('caller')
  app.decorateRequest('previewAt')
  app.decorateRequest('refusedAs')

  const merchantOf = ({ caller, host }: FastifyRequest) => (caller ?? deps.merchants.byHost(hostName(host)))?.merchant.code
  // Before everything else that a request goes through.
  tracing?.requests(app, 'players', trusts, merchantOf)
  registerForwardedHost(app, config)
  registerBodies(app)
  registerHeaders(app)
  registerClosing(app)
  registerVisitors(app, networkBehind, deps.clock)
  registerOddRequests(app, deps)
  registerAccessLog(app, log)
  metrics.countRequests(app, 'players', merchantOf)
  registerMetrics(app, { token: config.metricsToken, ...metrics })
  registerHealth(app, { ...deps, keys })
  for (const { routes } of subjects) await routes?.(app, { ...deps, registry: metrics.registry })
  if (config.mode !== 'production') {
    registerDocs(app)
    for (const { devRoutes } of subjects) await devRoutes?.(app, deps)
  }
  const findPreview = readPreview(deps)
  await registerCalls(app, { ...deps, keys, findSession: findSession(deps), findPreview }, answers({ ...deps, keys }))
  if (web) await registerPages(app, deps, { build: web, routesOf: subjects.flatMap(({ pageRoutes }) => pageRoutes ?? []), readPreview: findPreview })

  app.addHook('onListen', async () => deps.publicAddresses.listens(app.server.address()))
  app.addHook('onClose', () => keys.settle())
  await app.ready()
  return app
}
