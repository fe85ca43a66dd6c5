import { randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { createBook } from './book.ts'
import { createCallbacks } from './callbacks.ts'
import { registerOrders } from './orders.ts'
import { registerPages } from './pages.ts'
import { keyOf } from './signature.ts'

export interface SandboxOptions {
  /** What it shares with the platform; each account's key is made from it. At least 32 characters. */
  readonly key: string
  readonly clock?: () => Date
  readonly fetch?: typeof globalThis.fetch
  /** Does work after a time, ms. */
  readonly later?: (ms: number, work: () => void) => void
}

const afterTime = (ms: number, work: () => void): void => void setTimeout(work, ms).unref()

/** In bytes; an order is far smaller. */
const BODY_LIMIT = 16 * 1024

/**
 * The payment sandbox: a payment company of its own, in which testers decide what becomes of a payment. It knows the platform only by the
 * wire of docs/payment-providers.md, and keeps its book in memory. Ready to listen or for `inject`.
 */
export const createSandbox = async ({
  key,
  clock = () => new Date(),
  fetch = globalThis.fetch,
  later = afterTime,
}: SandboxOptions): Promise<FastifyInstance> => {
  const app = fastify({ bodyLimit: BODY_LIMIT })
  const keyFor = (account: string): string => keyOf(key, account)
  const parts = {
    clock,
    later,
    keyFor,
    book: createBook(() => randomBytes(16).toString('base64url'), clock),
    callbacks: createCallbacks({ clock, fetch, keyFor, later }),
    desk: { paysOut: true },
  }
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  await registerOrders(app, parts)
  await registerPages(app, parts)
  return app
}
