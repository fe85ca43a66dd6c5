import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A year, for this host only, because other services may run under the brand's domain. Sent over TLS only. */
const TRANSPORT_SECURITY = 'max-age=31536000'

/** Of an answer that has no content policy of its own: no other site shows it in a frame. It says nothing else, because a worker runs by its file's policy. */
const FRAMING = "frame-ancestors 'self'"

/** Sets the headers of every answer; a page has its own content policy in place of ours. */
export const setHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.headers({
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': FRAMING,
    // No page of another site gets an answer into its memory as a picture or script; what CORS shares is not concerned.
    'cross-origin-resource-policy': 'same-origin',
  })
  if (request.protocol === 'https') void reply.header('strict-transport-security', TRANSPORT_SECURITY)
}

export const registerHeaders = (app: FastifyInstance): void => {
  // Every request passes here, so the hook waits for nothing.
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
}
