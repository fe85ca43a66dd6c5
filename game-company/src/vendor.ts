import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { registerPages } from './http/pages.ts'
import { registerPlatformCalls } from './http/platform-calls.ts'
import { registerPlayerCalls } from './http/player-calls.ts'
import { createParts, type VendorOptions } from './parts.ts'
import { forgetTrials } from './sessions/forget-trials.ts'

/** In bytes; every request is far smaller. */
const BODY_LIMIT = 8 * 1024
const PAGES = join(import.meta.dirname, '../dist')

/**
 * The demo vendor: a game company of its own, with its own pages, which knows the platform only by the wire of docs/game-vendors.md. Goes on
 * with what its last process left. Ready to listen or for `inject`.
 */
export const createVendor = async (options: VendorOptions): Promise<FastifyInstance> => {
  const app = fastify({ bodyLimit: BODY_LIMIT })
  const parts = createParts(options)
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // Its pages are without an origin, so to the browser what they load is another site's.
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  await registerPlatformCalls(app, parts)
  await registerPlayerCalls(app, parts)
  await registerPages(app, PAGES, parts)
  app.addHook('onReady', async () => {
    void parts.engine.resume()
    forgetTrials(parts.database, parts.clock, parts.later)
  })
  app.addHook('onClose', async () => parts.database.close())
  return app
}
