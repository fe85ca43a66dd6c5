import ipaddr from 'ipaddr.js'

type Block = ReturnType<typeof ipaddr.parseCIDR>

const parse = (text: string): Block => {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Whether the text is an address or block as merchant.json may name it: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export const isAddressBlock = (text: string): boolean =>
  ipaddr.IPv4.isValidCIDRFourPartDecimal(text) ||
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  ipaddr.IPv6.isValidCIDR(text) ||
  ipaddr.IPv6.isValid(text)

/** Whether the address is in one of the blocks; text that is not an address is in none. */
export const isWithin = (ip: string, blocks: readonly string[]): boolean => {
  if (blocks.length === 0 || !ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  return blocks.map(parse).some(block => block[0].kind() === address.kind() && address.match(block))
}
