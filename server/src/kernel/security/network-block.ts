import ipaddr from 'ipaddr.js'

/** All texts that are no address share this one network. */
const UNKNOWN_NETWORK = 'unknown'

/** How many leading bits of an address name its network. */
export interface BlockSizes {
  readonly ipv4: number
  readonly ipv6: number
}

/** The block of addresses around `ip`, e.g. `203.0.113.0/24`. */
export const networkBlock = (ip: string, sizes: BlockSizes): string => {
  const address = ip.replace(/%.*$/, '')
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return UNKNOWN_NETWORK
  const known = ipaddr.process(address)
  return known.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${known.toString()}/${sizes.ipv4}`).toString()}/${sizes.ipv4}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${known.toString()}/${sizes.ipv6}`).toString()}/${sizes.ipv6}`
}
