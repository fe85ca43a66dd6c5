import {
  context,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StatementObserver } from '#kernel/db/watch-pool.ts'
import type { TrustedProxies } from '#kernel/http/network.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request, and the context in which it is the current one; only where there is tracing. */
    traced: { readonly span: Span; readonly within: Context } | undefined
  }
}

/** What of a server sends spans (docs/watching.md). */
export interface Tracing {
  requests(
    app: FastifyInstance,
    site: 'players' | 'console',
    trusts: TrustedProxies,
    merchantOf: (request: FastifyRequest) => string | undefined,
  ): void
  readonly statements: StatementObserver
  /** The same work, as a span for each run. */
  work(work: JobWork): JobWork
  /** With which providers call other servers. */
  readonly fetch: typeof globalThis.fetch
  /** Sends what is left. */
  stop(): Promise<void>
}

const propagator = new W3CTraceContextPropagator()

/** Only a trusted proxy may say to which trace a request belongs: by its own header, a visitor could have each request sampled. */
const parentOf = ({ socket, headers }: FastifyRequest, trusts: TrustedProxies): Context =>
  trusts(socket.remoteAddress ?? '', 0) ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT

/** A span for each request, named by its call or route. Names of attributes are OpenTelemetry’s own for HTTP; ours begin with `foyer.`. */
export const tracedRequests =
  (tracer: Tracer): Tracing['requests'] =>
  (app, site, trusts, merchantOf) => {
    app.decorateRequest('traced')
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.routeOptions.config.probe) return done()
      const route = request.routeOptions.url ?? 'unknown'
      const attributes = { 'http.request.method': request.method, 'http.route': route, 'foyer.site': site, 'foyer.request': request.id }
      const call = request.routeOptions.config.call ?? `${request.method} ${route}`
      const parent = parentOf(request, trusts)
      const span = tracer.startSpan(call, { kind: SpanKind.SERVER, attributes }, parent)
      request.traced = { span, within: trace.setSpan(parent, span) }
      context.with(request.traced.within, done)
    })
    // A body arrives in events of the socket, which know nothing of the request’s context.
    app.addHook('preValidation', (request, _reply, done) => context.with(request.traced?.within ?? context.active(), done))
    app.addHook('onResponse', (request, reply, done) => {
      const { span } = request.traced ?? {}
      const merchant = merchantOf(request)
      span?.setAttributes({
        'http.response.status_code': reply.statusCode,
        ...(merchant !== undefined && { 'foyer.merchant': merchant }),
        ...(request.refusedAs !== undefined && { 'error.type': request.refusedAs }),
      })
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
      done()
    })
  }
