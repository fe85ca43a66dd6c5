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

/** Fewer bets than this say nothing. */
const LEAST_BETS = 100
/** So many deviations above what is stated are noticed: of a fair game, about one player of 30,000 has 4 by luck. */
const LEAST_DEVIATIONS = 4

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

/** What one member staked and won of a game, sums in the smallest unit. `stated`: what its maker says that it returns, per cent. */
interface Played {
  readonly bets: number
  readonly staked: number
  readonly won: number
  readonly squares: number
  readonly stated: number
}

/**
 * How many deviations more was won than the games state: the excess over its own size, the root of the sum of the squares of the single wins (a
 * self-normalised sum: Efron, "Student's t-test under symmetry conditions", 1969). One large win counts as about one deviation, however large it is, so
 * that nobody is noticed for a jackpot.
 */
export const deviationsOf = (
  games: readonly Played[],
): { readonly bets: number; readonly staked: number; readonly won: number; readonly expected: number; readonly deviations: number } => {
  const sum = (of: (game: Played) => number) => games.reduce((all, game) => all + of(game), 0)
  const [won, expected, squares] = [sum(one => one.won), sum(one => (one.staked * one.stated) / 100), sum(one => one.squares)]
  return {
    bets: sum(one => one.bets),
    staked: sum(one => one.staked),
    won,
    expected: Math.round(expected),
    deviations: squares > 0 ? Math.round((10 * (won - expected)) / Math.sqrt(squares)) / 10 : 0,
  }
}

/** Undefined where it is nothing that stands out. `week`: the Monday of the last one counted. */
export const winsSignal = (memberId: string, week: string, games: readonly Played[]): Signal | undefined => {
  const facts = deviationsOf(games)
  if (facts.bets < LEAST_BETS || facts.deviations < LEAST_DEVIATIONS) return undefined
  return {
    memberId,
    kind: 'wins',
    key: week,
    weight: signalWeights.wins,
    facts: { ...facts, returned: Math.round((1000 * facts.won) / facts.staked) / 10 },
  }
}
