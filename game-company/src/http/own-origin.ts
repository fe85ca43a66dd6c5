import type { FastifyRequest } from 'fastify'

/** Names and numbers by which a vendor without an address of its own is reached: this machine's own, or a number in its network. */
const LOCAL = /^(?:(?:[a-z0-9-]+\.)*localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/

/** An address that is not the vendor's: nothing that a stranger writes into `Host` may stand in a page or in its content policy. */
export class ForeignHost extends Error {
  readonly statusCode = 421

  constructor() {
    super('This host is not known here: GAME_VENDOR_URL names the address at which players reach the vendor.')
  }
}

/** Answers the origin at which the page of a request is. Throws `ForeignHost`. */
export type OwnOrigin = (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string

/** `url`: where players reach the vendor, whatever a proxy in front of it passes on. */
export const createOwnOrigin = (url?: string): OwnOrigin => {
  const known = url === undefined ? undefined : new URL(url).origin
  return ({ protocol, host }) => {
    if (known === undefined && !LOCAL.test(host)) throw new ForeignHost()
    return known ?? `${protocol}://${host}`
  }
}

/**
 * Answers which pages may show the request's page in a frame, as sources of a content policy. `platforms`: the addresses of the platform's sites; without
 * them only those of this machine, and those at the same number.
 */
export const createFramedBy =
  (platforms: readonly string[] = []) =>
  ({ hostname }: Pick<FastifyRequest, 'hostname'>): string =>
    // Without a scheme a source means the page's own and a safer one.
    platforms.length > 0 ? platforms.join(' ') : `localhost:* *.localhost:* ${hostname}:*`
export type FramedBy = ReturnType<typeof createFramedBy>
