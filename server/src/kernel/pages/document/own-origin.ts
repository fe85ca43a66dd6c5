import type { FastifyRequest } from 'fastify'

/**
 * The origin by which a document was requested, as its own content policy names it. A sandboxed document has no origin, and in Safari `'self'`
 * then matches nothing at all: no script, no style, no request. Only for a host that was found among the merchants' hosts; the scheme is the
 * one that a trusted proxy passed on.
 */
export const ownOrigin = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string => `${protocol}://${host}`
