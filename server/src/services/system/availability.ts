import ipaddr from 'ipaddr.js'
import type { Network } from '#caller.ts'
import type { Merchant } from '#merchants/merchant.ts'

/** Whether the merchant lets this visitor in now (spec 2 §2: maintenance page, access-denied page). */
export interface Availability {
  readonly maintenance: boolean
  /** ISO 8601, where the end is known. */
  readonly maintenanceEnd?: string
  readonly regionRestriction: boolean
}

type Block = ReturnType<typeof ipaddr.parseCIDR>

/** An address, or a block of them, as merchant.json writes it. Throws for anything else. */
export const addressBlock = (text: string): Block => {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

const isWithin = (ip: string, blocks: readonly string[] = []): boolean => {
  if (!blocks.length || !ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  return blocks.map(addressBlock).some(block => block[0].kind() === address.kind() && address.match(block))
}

/** An allowed address is let in from anywhere; else a denied address or country is not. */
const isRestricted = ({ file: { regions } }: Merchant, { ip, country }: Network): boolean =>
  !isWithin(ip, regions?.allowedAddresses) &&
  (isWithin(ip, regions?.deniedAddresses) || (country !== undefined && (regions?.deniedCountries ?? []).includes(country)))

export const availabilityOf = (merchant: Merchant, network: Network): Availability => {
  const { maintenance } = merchant.file
  return {
    maintenance: maintenance?.on ?? false,
    ...(maintenance?.on && maintenance.end !== undefined && { maintenanceEnd: maintenance.end }),
    regionRestriction: isRestricted(merchant, network),
  }
}
