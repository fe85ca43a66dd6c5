import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { PermanentFailure, TryLater } from '#kernel/jobs/job-failures.ts'
import { isLoopbackName } from '#kernel/merchants/loopback-name.ts'

/** Addresses that are not those of a host on the Internet (RFC 6890 and the registries of special-purpose addresses that it names). */
const PRIVATE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const
const PRIVATE_6 = [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const

const blocked = new BlockList()
for (const [net, bits] of PRIVATE_4) blocked.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of PRIVATE_6) blocked.addSubnet(net, bits, 'ipv6')

/** Whether the address belongs to a network of our own or to no host at all. An IPv4 address that is written as IPv6 counts as what it is. */
export const isPrivateAddress = (address: string): boolean => blocked.check(address, address.includes(':') ? 'ipv6' : 'ipv4')

/** Whether the host is this machine or such an address, as far as it can be seen without asking for a name. */
export const isPrivateHost = (host: string): boolean => isLoopbackName(host) || (isIP(host) !== 0 && isPrivateAddress(host))

/**
 * Throws `PermanentFailure` where a name stands for an address of our own network: a merchant's setting must not lead to what only this network reaches.
 * A name that is moved between this look and the request would pass; whoever writes merchants' settings is trusted that far. `TryLater` where the name
 * is not known now. No error has the address, which may hold a key.
 */
export const demandPublicHost = async (name: string, { hostname }: URL): Promise<void> => {
  const found = await lookup(hostname, { all: true }).catch(() => {
    throw new TryLater(`${name} could not be reached: its name is not known`)
  })
  if (found.some(({ address }) => isPrivateAddress(address))) throw new PermanentFailure(`${name}: the address leads into a private network`)
}
