import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'

/** The path of an unknown address is cut to this many characters. */
const PATH_LENGTH = 200

/** Logs one line per request, without queries, headers or bodies, because these hold tokens and passwords. */
export const logRequest = (log: Logger, request: FastifyRequest, reply: FastifyReply): void => {
  const { routeOptions, caller, refusedAs, staffId, traced } = request
  // Probes come every few seconds and are not interesting.
  const level = routeOptions.config?.probe ? 'debug' : 'info'
  log[level](
    {
      requestId: request.id,
      method: request.method,
      path: routeOptions.url ?? request.url.replace(/[?#].*$/s, '').slice(0, PATH_LENGTH),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.network.ip,
      ...(caller && { merchant: caller.merchant.code }),
      ...(caller?.session && { memberId: caller.session.member.id }),
      ...(staffId !== undefined && { staffId }),
      ...(refusedAs && { errorCode: refusedAs }),
      ...(traced && { traceId: traced.span.spanContext().traceId }),
    },
    'request',
  )
}

export const registerAccessLog = (app: FastifyInstance, log: Logger): void => {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(log, request, reply)
    done()
  })
}
