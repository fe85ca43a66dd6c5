import { affiliateOfHost } from '@foyer/contract/affiliate-host'
import type { MerchantSettings } from '@foyer/contract/site/consolidated-settings'
import type { Static } from 'typebox'
import type { Fault } from './fault.ts'
import type { Sound } from './json/sound.ts'
import type { MerchantFile } from './merchant-file.ts'
import type { Merchant, HostMatch } from './merchant.ts'

/** Labels that are never an affiliate code, in addition to those the merchant reserves. */
const RESERVED_LABELS = ['www', 'm']

type HostNamesOf = Pick<MerchantFile, 'hosts' | 'blockedHosts' | 'reservedLabels'>

/** Where the first label of a host of this merchant is an affiliate code: below its wildcards, but for hosts that it names in full. */
export const affiliateHostsOf = ({
  hosts,
  blockedHosts = [],
  reservedLabels = [],
}: HostNamesOf): Static<typeof MerchantSettings>['affiliateHosts'] => {
  const all = [...hosts, ...blockedHosts]
  const parents = all.flatMap(host => (host.startsWith('*.') ? [host.slice(2)] : []))
  const named = all.flatMap(host => {
    const [label = '', ...rest] = host.split('.')
    return label !== '*' && parents.includes(rest.join('.')) ? [label] : []
  })
  return { parents, reserved: [...RESERVED_LABELS, ...reservedLabels, ...named] }
}

interface HostEntry {
  readonly merchant: Merchant
  readonly blocked: boolean
}

const entriesOf = (merchant: Merchant): readonly (readonly [string, HostEntry])[] => [
  ...merchant.file.hosts.map(host => [host, { merchant, blocked: false }] as const),
  ...(merchant.file.blockedHosts ?? []).map(host => [host, { merchant, blocked: true }] as const),
]

/** Finds a host's merchant; an exact name wins over a wildcard. `*.brand.com` stands for one label. */
export const hostTable = (merchants: readonly Merchant[]): ((host: string) => HostMatch | undefined) => {
  const table = new Map(merchants.flatMap(entriesOf))

  return host => {
    if (host.startsWith('*')) return undefined // a pattern is not a host
    const own = table.get(host)
    if (own) return { ...own, affiliateCode: undefined }
    const [label = '', ...rest] = host.split('.')
    const wild = label === '' ? undefined : table.get(['*', ...rest].join('.'))
    if (!wild) return undefined
    return { ...wild, affiliateCode: affiliateOfHost(host, affiliateHostsOf(wild.merchant.file)) }
  }
}

/** The hosts that a merchant's file names; of a file with faults, its valid parts. */
interface HostNames {
  readonly code: string
  readonly file: Sound<Pick<MerchantFile, 'hosts' | 'blockedHosts'>>
}

/** Hosts that are named twice, by one merchant or by two. */
export const hostFaults = (merchants: readonly HostNames[]): readonly Fault[] => {
  const takenBy = new Map<string, string>()
  const faults: Fault[] = []
  for (const { code, file } of merchants) {
    for (const list of ['hosts', 'blockedHosts'] as const) {
      for (const [at, host] of (file[list] ?? []).entries()) {
        if (host === undefined) continue
        const place = { file: `${code}/merchant.json`, path: `/${list}/${at}` }
        const first = takenBy.get(host)
        if (first === undefined) takenBy.set(host, `${place.file} ${place.path}`)
        else faults.push({ ...place, reason: `"${host}" stands in ${first} already` })
      }
    }
  }
  return faults
}
