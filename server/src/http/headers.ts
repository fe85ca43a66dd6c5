import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A year, for this host alone: what else stands under a brand's domain is not ours to decide. Sent over TLS only. */
const TRANSPORT_SECURITY = 'max-age=31536000'

/** Headers of every answer; a page adds its own policy. */
export const setHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.headers({
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
  })
  if (request.protocol === 'https') void reply.header('strict-transport-security', TRANSPORT_SECURITY)
}

export const registerHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply))
}
