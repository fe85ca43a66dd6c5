import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { digestOf } from '#kernel/crypto/digest.ts'
import { Refusal } from '#kernel/refusal.ts'
import { headerOf } from './read-header.ts'

/** Bounds of the duration buckets, s: the target is below 1 ms for the session check and 10 ms for a sign-in. */
const DURATIONS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** Counts and times every request of a server. `merchantOf`: the code of the merchant whose it is, as far as it is known. */
export type CountRequests = (app: FastifyInstance, site: 'players' | 'console', merchantOf: (request: FastifyRequest) => string | undefined) => void

/** Counts the requests of all servers of a process in `registry`. */
export const requestCounter = (registry: Registry): CountRequests => {
  const answered = new Counter({
    name: 'foyer_requests_total',
    help: 'Requests by site (players or console), merchant, call (or route), HTTP status and error code',
    labelNames: ['site', 'merchant', 'call', 'status', 'error'],
    registers: [registry],
  })
  // Not by merchant: with its buckets that would be a hundred thousand series of some hundred merchants.
  const took = new Histogram({
    name: 'foyer_request_seconds',
    help: 'Time from the request’s head to the answer’s end, by site and call (or route)',
    labelNames: ['site', 'call'],
    buckets: DURATIONS,
    registers: [registry],
  })
  return (app, site, merchantOf) => {
    app.addHook('onResponse', (request, reply, done) => {
      const call = request.routeOptions.config.call ?? request.routeOptions.url ?? 'unknown'
      answered.inc({ site, merchant: merchantOf(request) ?? '', call, status: reply.statusCode, error: request.refusedAs ?? '' })
      took.observe({ site, call }, reply.elapsedTime / 1000)
      done()
    })
  }
}

/** Equal digests mean equal tokens, and comparing them takes the same time for any length of token. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)))

export interface MetricsOptions {
  /** A request must send it as `Authorization: Bearer …`. Without a configured token there is no `/metrics`: requests through a proxy on the same machine would all look local. */
  readonly token: string | undefined
  readonly registry: Registry
  /** Returns what `/metrics` answers: this process's metrics, or those of all workers. */
  readonly collect: () => Promise<string>
}

/** Answers `/metrics` in the Prometheus text format. */
export const registerMetrics = (app: FastifyInstance, { token, registry, collect }: MetricsOptions): void => {
  if (token === undefined) return
  app.get('/metrics', { config: { probe: true } }, async (request, reply) => {
    const [scheme, shown = ''] = (headerOf(request, 'authorization') ?? '').split(' ')
    if (scheme !== 'Bearer' || !isSame(shown, token)) throw new Refusal('request.not.found')
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await collect())
  })
}
