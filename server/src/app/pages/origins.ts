import { allProviders } from '#app/merchants/providers.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { directives, type Origins } from '#kernel/pages/document/content-policy.ts'
import { isListedHost } from '#kernel/pages/page-path.ts'
import type { OriginFacts } from '#kernel/providers/declare-provider.ts'

/** The origin of a line; http if its entry names no protocol (spec 2 §3, domain list entry). */
const originOfLine = (domainName: string): string[] => {
  const address = /^https?:\/\//.test(domainName) ? domainName : `http://${domainName}`
  return URL.canParse(address) ? [new URL(address).origin] : []
}

/** What a customer-service script reaches, where the merchant wrote that it runs in the page (spec 2 §7, Customer-service script). */
const scriptOrigins = ({ customerServiceScript: script }: Merchant['file']): Origins => {
  if (script?.place !== 'page') return {}
  const all = [new URL(script.src).origin, ...(script.origins ?? [])]
  const web = all.filter(origin => origin.startsWith('https:'))
  return { script: web, style: web, img: web, font: web, frame: web, connect: all }
}

const originsWith = (declared: typeof allProviders, { file, flags }: Pick<Merchant, 'file' | 'flags'>, process: OriginFacts): Origins => {
  const own: Origins = { img: file.imageCDNs ?? [], connect: (file.domains ?? []).flatMap(({ domainName }) => originOfLine(domainName)) }
  const all = [own, scriptOrigins(file), ...declared.map(provider => provider.originsOf(file, flags, process))]
  return Object.fromEntries(directives.map(directive => [directive, all.flatMap(origins => origins[directive] ?? [])]))
}

/** The origins that a merchant's settings require: its image hosts, its lines, whose speed is measured, and those of its providers. */
export const merchantOrigins = (merchant: Pick<Merchant, 'file' | 'flags'>, process: OriginFacts): Origins =>
  originsWith(allProviders, merchant, process)

/** The same without the providers of tracking, for a page whose visitor takes consent back. */
export const originsWithoutPixels = (merchant: Pick<Merchant, 'file' | 'flags'>, process: OriginFacts): Origins =>
  originsWith(
    allProviders.filter(({ kind }) => kind !== 'tracking'),
    merchant,
    process,
  )

const isLocal = (host: string): boolean => host === '127.0.0.1' || host === 'localhost' || host.endsWith('.localhost')

/** The merchant's address for search engines: its first host that they may list, where a wildcard has one with www; else the first of all. */
export const publicAddress = ({ file: { hosts } }: Pick<Merchant, 'file'>, port: number): string => {
  const named = hosts.map(name => name.replace(/^\*/, 'www'))
  const host = named.find(isListedHost) ?? named[0] ?? 'localhost'
  // `port` matters on this machine only.
  return isLocal(host) ? `http://${host}:${port}` : `https://${host}`
}
