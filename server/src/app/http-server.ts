import { BODY_LIMIT } from '@foyer/contract/call'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Network } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { logRequest } from '#kernel/http/access-log.ts'
import { setHeaders } from '#kernel/http/headers.ts'
import type { TrustedProxies } from '#kernel/http/network.ts'
import { lazySerializers } from '#kernel/http/serializing.ts'
import { refuseUnreadable } from '#kernel/http/unreadable.ts'

/** A client must send its request within this time, ms (spec 1 §7: no client of ours waits longer). */
const RECEIVE_TIMEOUT_MS = 30_000
/** How often that is checked, ms; with Node's own 30 s a slow client could stay twice as long. */
const RECEIVE_CHECK_MS = 5_000

interface ServerParts {
  readonly trusts: TrustedProxies
  readonly networkBehind: (request: FastifyRequest) => Network
  /** Answers an error. */
  readonly fail: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/** An HTTP server without routes, with the limits that hold for players and for staff. */
export const createHttpServer = (deps: Pick<Deps, 'log' | 'newId'>, { trusts, networkBehind, fail }: ServerParts): FastifyInstance => {
  const { log } = deps
  // The framework's own type, so that the instance has its usual type.
  const logger: FastifyBaseLogger = log
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Our own lines name the request by themselves; to make a logger for each request would take a thirtieth of the time of a page from memory.
    childLoggerFactory: log => log,
    genReqId: deps.newId,
    requestIdHeader: false,
    trustProxy: trusts,
    bodyLimit: BODY_LIMIT,
    requestTimeout: RECEIVE_TIMEOUT_MS,
    // A stopping worker answers its open requests, and also new ones on an open connection.
    return503OnClosing: false,
    schemaController: lazySerializers,
    // Hooks do not run for an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      request.network = networkBehind(request)
      setHeaders(request, reply)
      reply.raw.once('finish', () => logRequest(log, request, reply))
      void fail(error, request, reply)
    },
    clientErrorHandler: refuseUnreadable(deps),
    // Without a host there is no merchant, and we answer that ourselves.
    // Node takes the larger of both limits for the body, so the one for the headers, 60 s by default, must not be above ours.
    http: {
      requireHostHeader: false,
      connectionsCheckingInterval: RECEIVE_CHECK_MS,
      headersTimeout: RECEIVE_TIMEOUT_MS,
      requestTimeout: RECEIVE_TIMEOUT_MS,
    },
  })
}
