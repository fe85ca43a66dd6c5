import type { Fault } from './fault.ts'
import type { Sound } from './json/sound.ts'
import type { MerchantFile } from './merchant-file.ts'
import type { Merchant, HostMatch } from './merchant.ts'

/** The label of a wildcard host is an affiliate code if it looks like one (contract/fields). */
const AFFILIATE_LABEL = /^[a-z0-9_-]{1,32}$/
/** Labels that are never a code, in addition to those the merchant reserves. */
const RESERVED_LABELS = ['www', 'm']

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
    const isReserved = RESERVED_LABELS.includes(label) || wild.merchant.file.reservedLabels?.includes(label)
    return { ...wild, affiliateCode: !isReserved && AFFILIATE_LABEL.test(label) ? label : undefined }
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
