import type { Linkage } from './linkage.ts'

// No schema in this file: the web reads its functions at run time.

/** A lottery (P) or game (G) to start. */
export interface GameChoice extends Omit<Linkage, 'linkageType' | 'url'> {
  linkageType: 'P' | 'G'
  vendor: string
}

/** Where something leads: to a page of ours (path with query and hash), to another site (its whole address), or into a game. */
export type Destination = { readonly page: string } | { readonly site: string } | { readonly game: GameChoice }

/** A colon before a port does not end a scheme: `brand.com:8080` has none. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i
const OWN_PATH = /^\/m(?:[/?#]|$)/
/** Own paths are resolved at this address; only their path, query and hash count. */
const OWN_SITE = 'https://own.invalid'

const parse = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** The fields that have a value. */
const given = <Fields extends object>(fields: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never

const ownPage = (path: string): Destination | undefined => {
  const url = parse(path, OWN_SITE)
  // `/m/../wps` begins with /m, but is not one of our pages.
  return url && OWN_PATH.test(url.pathname) ? { page: url.pathname + url.search + url.hash } : undefined
}

/**
 * Where an address leads (spec 2 §5, Banner external link): a path that begins with /m stays inside the app, an address without a
 * scheme gets https. Undefined if it is not an address of http or https.
 */
const addressDestination = (address: string): Destination | undefined => {
  const text = address.trim()
  if (OWN_PATH.test(text)) return ownPage(text)
  // Any other path of this host is not a page.
  if (/^\/(?!\/)/.test(text)) return undefined
  const url = parse(SCHEME.test(text) ? text : `https://${text.replace(/^\/+/, '')}`)
  // A user name before the host only makes an address look like another one.
  const isSafe = url && /^https?:$/.test(url.protocol) && !url.username && !url.password
  return isSafe ? { site: url.href } : undefined
}

/** Where a piece of content leads; undefined if it leads nowhere. */
export const destinationOf = ({ linkageType = 'URL', url, vendor, linkage, nodeId, roomId, gameType }: Linkage): Destination | undefined => {
  if (linkageType === 'URL') return url === undefined ? undefined : addressDestination(url)
  return vendor === undefined ? undefined : { game: { linkageType, vendor, ...given({ linkage, nodeId, roomId, gameType }) } }
}

/** The address in a link that content holds, as it is kept: a page of ours or another site; undefined if it leads nowhere. */
export const linkAddress = (url: string): string | undefined => {
  const destination = addressDestination(url)
  if (!destination || 'game' in destination) return undefined
  return 'page' in destination ? destination.page : destination.site
}
