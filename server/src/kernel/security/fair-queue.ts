import { Refusal } from '#kernel/refusal.ts'
import { networkBlock } from './network-block.ts'
import type { Refusable, QueueRules, FairQueue } from './queue-rules.ts'

/** One address of IPv4; with IPv6 a /56, the smallest that a customer is given, … */
const LINE = { ipv4: 32, ipv6: 56 } as const
/** … and a /48, the largest. */
const SITE = { ipv4: 32, ipv6: 48 } as const

interface Place {
  readonly line: string
  readonly site: string
}

/** The largest of `all` by `size`, the last one of several. */
const largest = <Key>(all: readonly Key[], size: (key: Key) => number): Key | undefined =>
  all.reduce<Key | undefined>((found, one) => (found === undefined || size(one) >= size(found) ? one : found), undefined)

const placeOf = (ip: string): Place => ({ line: networkBlock(ip, LINE), site: networkBlock(ip, SITE) })

/**
 * Who was served longest ago is next: a /48, in it a /56, in that whoever came first. So a thousand calls of one line make another line wait for one of
 * them, not for all. Where all places are taken, a line that has none gets one of the line that has most.
 */
export const createFairQueue = <Item extends Refusable>({ waiting: most, waitingPerLine, msEach }: QueueRules): FairQueue<Item> => {
  const waiting: (Place & { readonly item: Item })[] = []
  /** The turn at which each line and site was served last, while anybody waits. */
  const served = new Map<string, number>()
  let turn = 0

  const refusal = () => new Refusal('TOO_MANY_REQUEST', { retryAfter: Math.max(1, Math.ceil((waiting.length * msEach) / 1000)) })
  const servedAt = (key: string): number => served.get(key) ?? 0
  const note = ({ line, site }: Place): void => {
    turn += 1
    served.set(line, turn).set(site, turn)
  }
  const isBefore = (one: Place, other: Place): boolean =>
    servedAt(one.site) < servedAt(other.site) || (one.site === other.site && servedAt(one.line) < servedAt(other.line))
  /** Makes room for one of `site`; false if no site has clearly more than it. */
  const makeRoom = (site: string): boolean => {
    const ofSite = (key: string) => waiting.filter(one => one.site === key).length
    const heaviest = largest([...new Set(waiting.map(one => one.site))], ofSite)
    if (heaviest === undefined || ofSite(heaviest) <= ofSite(site) + 1) return false
    const inside = waiting.filter(one => one.site === heaviest)
    const line = largest([...new Set(inside.map(one => one.line))], key => inside.filter(one => one.line === key).length)
    const last = inside.findLast(one => one.line === line)
    if (!last) return false
    waiting.splice(waiting.indexOf(last), 1)
    last.item.refuse(refusal())
    return true
  }

  return {
    note(ip) {
      if (waiting.length === 0) served.clear()
      note(placeOf(ip))
    },
    add(ip, item) {
      const { line, site } = placeOf(ip)
      if (waiting.filter(one => one.line === line).length >= waitingPerLine) throw refusal()
      if (waiting.length >= most && !makeRoom(site)) throw refusal()
      waiting.push({ line, site, item })
    },
    take() {
      const [first, ...others] = waiting
      if (!first) return undefined
      const next = others.reduce((found, one) => (isBefore(one, found) ? one : found), first)
      waiting.splice(waiting.indexOf(next), 1)
      if (waiting.length === 0) served.clear()
      note(next)
      return next.item
    },
  }
}
