import type { FastifyInstance, FastifyRequest } from 'fastify'

/** In bytes; what companies send is far smaller. */
const LIMIT = 8 * 1024

/** Takes bodies as the bytes that came, of whatever type, because a company's signature is over these. */
export const takeSignedBodies = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIMIT }, (_request, body, done) => done(null, body))
}

/** The bytes that came; none where there was no body. */
export const signedBody = ({ body }: Pick<FastifyRequest, 'body'>): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
