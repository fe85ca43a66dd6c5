/** A network as players read it: the part of the address that all its devices share, e.g. `IP 203.0.113.…`. `prefix`: in CIDR notation, or one address. */
export const networkNameOf = (prefix: string): string => {
  const [address = '', length] = prefix.split('/')
  if (length === undefined) return address === '' ? '' : `IP ${address}`
  const shared = address.includes(':') ? address.replace(/:{0,2}$/, ':') : address.replace(/0$/, '')
  return `IP ${shared}…`
}
