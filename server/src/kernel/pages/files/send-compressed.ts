import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHeld, pickEncoding, type Compressed } from './compressed.ts'

/** For addresses that contain a hash of the content: other content has another address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Sends a body in the smallest encoding that the browser accepts, or 304 if it has the content already. */
export const sendCompressed = (request: FastifyRequest, reply: FastifyReply, { etag, bodies }: Compressed): FastifyReply => {
  reply.header('etag', etag)
  if (reply.statusCode === 200 && isHeld(request.headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send()
  const encoding = pickEncoding(request.headers['accept-encoding'], candidate => bodies[candidate] !== undefined)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding] ?? bodies.identity)
}
