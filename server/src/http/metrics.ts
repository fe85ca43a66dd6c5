import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { digestOf } from '#crypto/digest.ts'
import { Refusal } from '#refusal.ts'
import { headerOf } from './admit.ts'

/** Bounds of the duration buckets, s: the session check aims below 1 ms, a sign-in at 10. */
const DURATIONS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** Equal digests mean equal tokens, and take the same time to compare whatever their length. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)))

export interface MetricsOptions {
  /** What asks must show it as `Authorization: Bearer …`. Without one there is no `/metrics` at all: a proxy on the same machine would look like loopback. */
  readonly token: string | undefined
  /** Where to count; the process's own facts may stand there too. */
  readonly registry: Registry
  /** What `/metrics` answers: this process's numbers, or those of all workers. */
  readonly collect: () => Promise<string>
}

/** Counts and times every request by call, and answers `/metrics` in the Prometheus text form. */
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

  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.call ?? request.routeOptions.url ?? 'unknown'
    answered.inc({ call, status: reply.statusCode, error: request.refusedAs ?? '' })
    took.observe({ call }, reply.elapsedTime / 1000)
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
