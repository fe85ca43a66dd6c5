import type { Caller } from '#kernel/caller.ts'
import { isLoopbackName } from '#kernel/merchants/loopback-name.ts'

/** Where passkeys work. */
export interface PasskeyPlace {
  /** The RP ID: the host of the page, or a domain above it (Web Authentication Level 3, §5.1.2). */
  readonly domain: string
  /** The only origin from which a proof is taken, e.g. `https://www.brand.com`. */
  readonly origin: string
}

type At = Pick<Caller, 'origin'> & { readonly merchant: { readonly file: Pick<Caller['merchant']['file'], 'hosts' | 'passkeys'> } }

const ADDRESS = /^[\d.]+$|^\[/

/** Whether pages at this host may use passkeys of the domain. */
export const isAtOrBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** The highest of the merchant's own hosts that the page stands on or below: `brand.com` for `www.brand.com`, where the merchant has both. */
const ownDomain = (host: string, hosts: readonly string[]): string => {
  const above = hosts.map(name => name.replace(/^\*\./, '')).filter(name => name.includes('.') && host.endsWith(`.${name}`))
  return above.reduce((highest, name) => (name.length < highest.length ? name : highest), host)
}

/**
 * Where a passkey of this request's page works. Its host is one of those that the merchant's file names; everything else is derived from that, and
 * never from what the browser says. Undefined where no browser has passkeys (an address instead of a name), and where the merchant wants none.
 */
export const passkeyPlace = ({ origin, merchant: { file } }: At): PasskeyPlace | undefined => {
  const url = URL.parse(origin)
  if (!url || ADDRESS.test(url.hostname) || file.passkeys?.offered === false) return undefined
  // Browsers have passkeys on encrypted pages only, and on this machine's own names. A proxy in front may have taken the encryption off.
  const protocol = isLoopbackName(url.hostname) ? url.protocol : 'https:'
  const wanted = file.passkeys?.domain
  // A host elsewhere has passkeys of its own: its pages could not use those of the domain.
  const domain = wanted !== undefined && isAtOrBelow(url.hostname, wanted) ? wanted : ownDomain(url.hostname, file.hosts)
  return { domain, origin: `${protocol}//${url.host}` }
}
