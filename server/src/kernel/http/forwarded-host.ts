import type { FastifyInstance } from 'fastify'
import type { Deps } from '#kernel/deps.ts'

/**
 * Unless the operator says that every proxy sets `X-Forwarded-Host` itself, that header is removed before anything reads the
 * request's host: many proxies pass on what the client wrote there, and one merchant's page would then be cached under another's
 * address (decision 12).
 */
export const registerForwardedHost = (app: FastifyInstance, { trustForwardedHost }: Pick<Deps['config'], 'trustForwardedHost'>): void => {
  if (trustForwardedHost) return
  // Every request passes here, so the hook waits for nothing.
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if ('x-forwarded-host' in raw.headers) delete raw.headers['x-forwarded-host']
    done()
  })
}
