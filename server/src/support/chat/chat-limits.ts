import { DAY_S, HOUR_S, MINUTE_S } from '@foyer/contract/time-units'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Member } from '#kernel/member.ts'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'

const FIFTEEN_MINUTES = 15 * MINUTE_S

/** Pictures of one member that are kept; an older one goes when a newer comes. */
export const PICTURES_KEPT = 100

/** Whoever has been a member for so long has a history, … */
const HISTORY_MS = 7 * DAY_S * 1000

const rule = (name: string, points: number, seconds: number): LimitRule => ({ name: `chat-${name}`, points, seconds, code: 'TOO_MANY_REQUEST' })

const memberMessages = [rule('member-minute', 20, MINUTE_S), rule('member-day', 300, DAY_S)]
const memberPictures = [rule('picture-member-hour', 10, HOUR_S), rule('picture-member-day', 30, DAY_S)]

/**
 * Members without a history are counted apart from those who have one: accounts that somebody makes by the hundred must not silence those who have played for
 * long. The windows of the whole merchant are short, because a full one holds up every member of its kind.
 */
const shared = {
  new: {
    networkMessages: rule('network', 600, FIFTEEN_MINUTES),
    networkPictures: rule('picture-network-day', 300, DAY_S),
    merchantMessages: rule('merchant', 6_000, FIFTEEN_MINUTES),
    merchantPictures: rule('picture-merchant-hour', 600, HOUR_S),
  },
  known: {
    networkMessages: rule('known-network', 600, FIFTEEN_MINUTES),
    networkPictures: rule('known-picture-network-day', 300, DAY_S),
    merchantMessages: rule('known-merchant', 30_000, FIFTEEN_MINUTES),
    merchantPictures: rule('known-picture-merchant-hour', 3_000, HOUR_S),
  },
} as const

/** … and so has whoever has paid something in. */
const hasHistory = ({ registeredAt, firstDepositAt }: Member, now: Date): boolean =>
  firstDepositAt !== null || now.getTime() - registeredAt.getTime() >= HISTORY_MS

const of = (rules: readonly LimitRule[], key: string): readonly Count[] => rules.map((one): Count => [one, key])

// By member first: one who writes too much then takes nothing from the others of the same network, who may be a carrier's thousands.

/** What one message counts against, the narrowest first. */
export const messageCounts = ({ session: { member }, network }: SignedInCaller, now: Date): readonly Count[] => {
  const { networkMessages, merchantMessages } = shared[hasHistory(member, now) ? 'known' : 'new']
  return [...of(memberMessages, member.id), ...countsOfNetwork(networkMessages, network), [merchantMessages, 'all']]
}
/**
 * What one picture counts against: each costs a moment of a processor, and place in the database. The order fits that of `messageCounts`: the rows
 * are locked in it, and two statements must not wait for each other.
 */
export const pictureCounts = ({ session: { member }, network }: SignedInCaller, now: Date): readonly Count[] => {
  const { networkMessages, networkPictures, merchantMessages, merchantPictures } = shared[hasHistory(member, now) ? 'known' : 'new']
  return [
    ...of([...memberMessages, ...memberPictures], member.id),
    ...countsOfNetwork(networkMessages, network),
    ...countsOfNetwork(networkPictures, network),
    [merchantMessages, 'all'],
    [merchantPictures, 'all'],
  ]
}
