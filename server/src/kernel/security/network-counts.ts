import type { Count, LimitRule } from './limits.ts'
import { networkBlock } from './network-block.ts'

/** What a provider gives one customer: with IPv6 a /56 or a /48 of many networks. Carriers put many players behind one IPv4 address, so a /24 counts as one. */
const LINE = { ipv4: 24, ipv6: 56 } as const
const SITE = { ipv4: 24, ipv6: 48 } as const
/** A /48 may be one customer, or 256 of them: it has as much as so many lines. */
const LINES_OF_SITE = 4

/**
 * The counts of a rule for the network of `ip`, the narrowest first: an IPv6 address counts for its /56 and, with four times as many tries, for its /48.
 * A count of a /64 would stop nobody: each line has thousands of them.
 */
export const countsOfNetwork = (rule: LimitRule, { ip }: { readonly ip: string }): readonly Count[] => {
  const line = networkBlock(ip, LINE)
  if (!line.includes(':')) return [[rule, line]]
  return [
    [rule, line],
    [{ ...rule, name: `${rule.name}-site`, points: rule.points * LINES_OF_SITE }, networkBlock(ip, SITE)],
  ]
}
