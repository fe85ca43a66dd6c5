import type { FastifyInstance } from 'fastify'

/** Two years, as browsers' preload lists ask. Sent over TLS only. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

/** Headers of every answer; a page adds its own policy. */
export const registerHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
    })
    if (request.protocol === 'https') void reply.header('strict-transport-security', TRANSPORT_SECURITY)
  })
}
