import { signalWeights, type SignalKind } from '@foyer/contract/risk/ops/kinds'
import { networkBlock } from '#kernel/security/network-block.ts'

/** Something about a member, as it is kept. */
export interface Signal {
  readonly memberId: string
  readonly kind: SignalKind
  readonly key: string
  readonly weight: number
  readonly facts: Readonly<Record<string, string | number | readonly string[]>>
}

/** More members than this behind one line or address are a café or a provider, and say nothing of one another. Of a device, whoever has it says it. */
export const MOST_SHARED = 20
/** Ids of others that a signal names. */
const NAMED = 10
/** So many in a day are noticed. */
export const SIGNUPS_A_DAY = 5
export const DEPOSITS_A_DAY = 10
export const WITHDRAWALS_A_DAY = 5

export type LinkKind = 'device' | 'address' | 'line' | 'block'

/** From where an address comes, by kind: of IPv4 the address is the line and the /24 its block; of IPv6 the /64 and the /48. */
export const placesOf = (ip: string): readonly { readonly kind: LinkKind; readonly value: string }[] => {
  const line = networkBlock(ip, { ipv4: 32, ipv6: 64 })
  if (!line.includes('/')) return []
  const places = [
    { kind: 'line', value: line },
    { kind: 'block', value: networkBlock(ip, { ipv4: 24, ipv6: 48 }) },
  ] as const
  return line.includes(':') ? [...places, { kind: 'address', value: networkBlock(ip, { ipv4: 32, ipv6: 128 }) }] : places
}

/** Several members behind one thing: a signal about each of them. */
export const sharedSignals = (
  kind: Exclude<LinkKind, 'block'> | 'bank' | 'payee',
  value: string,
  memberIds: readonly string[],
): readonly Signal[] => {
  if (memberIds.length < 2 || (memberIds.length > MOST_SHARED && kind !== 'device' && kind !== 'bank')) return []
  return memberIds.map(memberId => ({
    memberId,
    kind,
    key: value,
    weight: signalWeights[kind],
    facts: { value, members: memberIds.length, others: memberIds.filter(id => id !== memberId).slice(0, NAMED) },
  }))
}
