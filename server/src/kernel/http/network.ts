import { compile } from 'proxy-addr'
import type { Network } from '#kernel/caller.ts'
import { remembered } from '#kernel/remembered.ts'
import { networkBlock } from '#kernel/security/network-block.ts'

/** Proxies and tables write XX and ZZ for an unknown country. */
const COUNTRY = /^(?!XX|ZZ)[A-Z]{2}$/

/** Some proxies give the visitor's address with the port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/

const withoutPort = (text: string): string => {
  const { six, four } = WITH_PORT.exec(text)?.groups ?? {}
  return six ?? four ?? text
}

/** Addresses whose networks are remembered: to work one out took a tenth of the time of a page from memory, and each request needs it. */
const MOST_REMEMBERED = 10_000
/** A longer text is no address. */
const MAX_LENGTH = 64

const blockOf = (ip: string): string => networkBlock(ip, { ipv4: 24, ipv6: 64 })
const rememberedBlock = remembered(MOST_REMEMBERED, blockOf)

/** The network of an address, for limits and for sessions bound to it (decision 12: compared by prefix). */
export const networkPrefix = (ip: string): string => (ip.length <= MAX_LENGTH ? rememberedBlock(ip) : blockOf(ip))

/** Whether the peer at `address` may say for whom it forwards a request (`X-Forwarded-…`). */
export type TrustedProxies = (address: string, hop: number) => boolean

/** `proxies`: addresses and CIDR blocks. If the list is empty, none is trusted. */
export const trustedProxies = (proxies: readonly string[]): TrustedProxies => compile([...proxies])

/** The country code in a text, if it is one. */
export const countryIn = (text: unknown): string | undefined => (typeof text === 'string' && COUNTRY.test(text) ? text : undefined)

export const networkOf = (address = '', country?: string): Network => {
  const ip = withoutPort(address)
  return { ip, prefix: networkPrefix(ip), country: countryIn(country) }
}

const OWN_NETWORKS: readonly string[] = [networkPrefix('127.0.0.1'), networkPrefix('::1')]

/** Whether it is the machine itself that asks. */
export const isOwnNetwork = ({ prefix }: Pick<Network, 'prefix'>): boolean => OWN_NETWORKS.includes(prefix)
