import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'

/**
 * Unless the operator says that every proxy sets `X-Forwarded-Host` itself, that header is removed before anything reads the
 * request's host: many proxies pass on what the client wrote there, and one merchant's page would then be cached under another's
 * address (decision 12).
 */
export const registerForwardedHost = (app: FastifyInstance, { trustForwardedHost }: Pick<Deps['config'], 'trustForwardedHost'>): void => {
  if (trustForwardedHost) return
  app.addHook('onRequest', async ({ raw }) => {
    delete raw.headers['x-forwarded-host']
  })
}
