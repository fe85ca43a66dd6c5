import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { digestOf } from '#kernel/crypto/digest.ts'
import { Refusal } from '#kernel/refusal.ts'
import { headerOf } from './read-header.ts'

/** Bounds of the duration buckets, s: the target is below 1 ms for the session check and 10 ms for a sign-in. */
const DURATIONS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** Equal digests mean equal tokens, and comparing them takes the same time for any length of token. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)))

export interface MetricsOptions {
  /** A request must send it as `Authorization: Bearer …`. Without a configured token there is no `/metrics`: requests through a proxy on the same machine would all look local. */
  readonly token: string | undefined
  /** The registry to count in; it may also hold metrics of the process. */
  readonly registry: Registry
  /** Returns what `/metrics` answers: this process's metrics, or those of all workers. */
  readonly collect: () => Promise<string>
}

/** Counts and times every request by call, and answers `/metrics` in the Prometheus text format. */
export const registerMetrics = (app: FastifyInstance, { token, registry, collect }: MetricsOptions): void => {
  const answered = new Counter({
    name: 'foyer_requests_total',
    help: 'Requests by call (or route), HTTP status and error code',
    labelNames: ['call', 'status', 'error'],
    registers: [registry],
  })
  const took = new Histogram({
    name: 'foyer_request_seconds',
    help: 'Time from the request’s head to the answer’s end, by call (or route)',
    labelNames: ['call'],
    buckets: DURATIONS,
    registers: [registry],
  })

  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.call ?? request.routeOptions.url ?? 'unknown'
    answered.inc({ call, status: reply.statusCode, error: request.refusedAs ?? '' })
    took.observe({ call }, reply.elapsedTime / 1000)
    done()
  })

  if (token !== undefined) {
    app.get('/metrics', { config: { probe: true } }, async (request, reply) => {
      const [scheme, shown = ''] = (headerOf(request, 'authorization') ?? '').split(' ')
      if (scheme !== 'Bearer' || !isSame(shown, token)) throw new Refusal('request.not.found')
      return reply
        .type(registry.contentType)
        .header('cache-control', 'no-store')
        .send(await collect())
    })
  }
}
