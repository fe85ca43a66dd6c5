import type { Merchant } from '#merchants/merchant.ts'
import { allProviders } from '#providers/providers.ts'
import { directives, type Origins } from './content-policy.ts'

/** The origin of a line; http if its entry names no protocol (spec 2 §3, domain list entry). */
const originOfLine = (domainName: string): string[] => {
  const address = /^https?:\/\//.test(domainName) ? domainName : `http://${domainName}`
  return URL.canParse(address) ? [new URL(address).origin] : []
}

/** The origins that a merchant's settings require: its image hosts, its lines, whose speed is measured, and those of its providers. */
export const merchantOrigins = ({ file, flags }: Pick<Merchant, 'file' | 'flags'>): Origins => {
  const own: Origins = { img: file.imageCDNs ?? [], connect: (file.domains ?? []).flatMap(({ domainName }) => originOfLine(domainName)) }
  const all = [own, ...allProviders.map(provider => provider.originsOf(file, flags))]
  return Object.fromEntries(directives.map(directive => [directive, all.flatMap(origins => origins[directive] ?? [])]))
}

const isLocal = (host: string): boolean => host === '127.0.0.1' || host === 'localhost' || host.endsWith('.localhost')

/** The merchant's address for search engines: its first host without a wildcard. `port` matters on this machine only. */
export const publicAddress = ({ file }: Merchant, port: number): string => {
  const host = file.hosts.find(name => !name.startsWith('*.')) ?? file.hosts[0]?.slice(2) ?? 'localhost'
  return isLocal(host) ? `http://${host}:${port}` : `https://${host}`
}
