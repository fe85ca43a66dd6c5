import { BlockList, isIP } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReadReplica } from '#app/compose.ts'
import { createHttpServer } from '#app/http-server.ts'
import type { Deps } from '#kernel/deps.ts'
import { registerAccessLog } from '#kernel/http/access-log.ts'
import { registerBodies } from '#kernel/http/bodies.ts'
import { registerClosing } from '#kernel/http/closing.ts'
import { registerForwardedHost } from '#kernel/http/forwarded-host.ts'
import { registerHeaders } from '#kernel/http/headers.ts'
import { registerReadiness } from '#kernel/http/health.ts'
import type { CountRequests } from '#kernel/http/metrics.ts'
import { trustedProxies } from '#kernel/http/network.ts'
import { hostName } from '#kernel/http/site.ts'
import { registerOddRequests } from '#kernel/http/unreadable.ts'
import { registerVisitors, visitorNetwork } from '#kernel/http/visitors.ts'
import { CONSOLE_POLICY, consoleFiles } from '#kernel/ops/console-files.ts'
import { createEntrance } from '#kernel/ops/op-entrance.ts'
import { opRefusalOf, sendOpRefusal } from '#kernel/ops/op-failure.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { registerOps } from '#kernel/ops/register-ops.ts'
import type { Tracing } from '#kernel/tracing/tracing.ts'
import { askForApproval } from '#staff/approvals/ask.ts'
import { registerDemoCode } from '#staff/demo/demo-code-route.ts'
import { recordStaff } from '#staff/events/record-staff.ts'
import { findSession } from '#staff/session/find-session.ts'
import { findToken } from '#staff/tokens/find-token.ts'
import { consoleAnswers } from './console-answers.ts'

const networksOf = (blocks: readonly string[]): ((ip: string) => boolean) => {
  if (blocks.length === 0) return () => true
  const list = new BlockList()
  for (const block of blocks) {
    const [address = '', bits] = block.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return ip => list.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
}

/** What it gets from its process. */
export interface ConsoleParts {
  readonly countRequests?: CountRequests
  readonly tracing?: Tracing | undefined
  /** A copy of the database, for reads that may be a second old. */
  readonly replica?: ReadReplica | undefined
}

/**
 * The console's own HTTP server, ready to listen or for `inject`: other port, other hosts, other sessions than the players' one, in the same process. At a
 * host or from a network that is not its own, everything is as if it did not exist.
 */
export const createConsoleApp = async (deps: Deps, { countRequests, tracing, replica }: ConsoleParts = {}): Promise<FastifyInstance> => {
  const { config, log } = deps
  const trusts = trustedProxies(config.trustedProxies)
  const networkBehind = visitorNetwork(trusts, deps)
  const isOwnPlace = networksOf(config.consoleNetworks)
  const { ops, approvals } = await consoleAnswers(deps, replica)
  const record = recordStaff(deps)

  const fail = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = opRefusalOf(error, request.id)
    if (refusal.code === 'server.error') log.error({ err: error, requestId: request.id }, 'request failed')
    request.refusedAs = refusal.code
    return sendOpRefusal(reply, refusal)
  }

  const app = createHttpServer(deps, { trusts, networkBehind, fail })
  app.setErrorHandler(fail)
  app.setNotFoundHandler(consoleFiles(config.consoleDist, config.mode === 'production'))
  for (const field of ['caller', 'refusedAs', 'staffId', 'opEntry']) app.decorateRequest(field)

  const merchantOf = ({ opEntry }: FastifyRequest) => opEntry?.merchant
  tracing?.requests(app, 'console', trusts, merchantOf)
  registerForwardedHost(app, config)
  registerBodies(app)
  registerHeaders(app)
  registerClosing(app)
  app.addHook('onRequest', async ({ host, ip }, reply) => {
    void reply.headers({
      'content-security-policy': CONSOLE_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    })
    if (!config.consoleHosts.includes(hostName(host)) || !isOwnPlace(ip)) throw new OpRefusal('request.not.found')
  })
  registerVisitors(app, networkBehind, deps.clock)
  registerOddRequests(app, deps)
  registerAccessLog(app, log)
  countRequests?.(app, 'console', merchantOf)
  registerReadiness(app, log, async () => void (await deps.stores.keys.usable(deps.clock())))
  if (config.mode !== 'production') registerDemoCode(app, deps)
  const enter = createEntrance({
    ...deps,
    findSession: findSession({ ...deps, record }),
    findToken: findToken(deps),
    record,
    ask: askForApproval(deps, approvals),
  })
  registerOps(app, { ...deps, enter }, ops)
  await app.ready()
  return app
}
