import type { Caller, SignedInCaller } from '#caller.ts'
import type { Count, LimitRule } from '#deps.ts'

const MINUTE = 60
const FIFTEEN_MINUTES = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Pictures of one member that are kept; an older one goes when a newer comes. */
export const PICTURES_KEPT = 100

const rule = (name: string, points: number, seconds: number): LimitRule => ({ name: `chat-${name}`, points, seconds, code: 'TOO_MANY_REQUEST' })
const byMember =
  (...rules: readonly LimitRule[]) =>
  (caller: SignedInCaller) =>
    rules.map((one): Count => [one, caller.session.member.id])
const byNetwork =
  (...rules: readonly LimitRule[]) =>
  (caller: Caller) =>
    rules.map((one): Count => [one, caller.network.prefix])
const byMerchant =
  (...rules: readonly LimitRule[]) =>
  () =>
    rules.map((one): Count => [one, 'all'])

// By member first: one who writes too much then takes nothing from the others of the same network, who may be a carrier's thousands.
const memberMessages = byMember(rule('member-minute', 20, MINUTE), rule('member-day', 300, DAY))
const memberPictures = byMember(rule('picture-member-hour', 10, HOUR), rule('picture-member-day', 30, DAY))
const networkMessages = byNetwork(rule('network', 600, FIFTEEN_MINUTES))
const networkPictures = byNetwork(rule('picture-network-day', 300, DAY))
// So much that only a flood from many networks reaches it. The windows are short, because a full one holds up every member of the merchant.
const merchantMessages = byMerchant(rule('merchant', 6_000, FIFTEEN_MINUTES))
const merchantPictures = byMerchant(rule('picture-merchant-hour', 600, HOUR))

/** What one message counts against, the narrowest first. */
export const messageCounts = (caller: SignedInCaller): readonly Count[] => [
  ...memberMessages(caller),
  ...networkMessages(caller),
  ...merchantMessages(),
]
/**
 * What one picture counts against: each costs a moment of a processor, and place in the database. The order fits that of `messageCounts`: the rows
 * are locked in it, and two statements must not wait for each other.
 */
export const pictureCounts = (caller: SignedInCaller): readonly Count[] => [
  ...memberMessages(caller),
  ...memberPictures(caller),
  ...networkMessages(caller),
  ...networkPictures(caller),
  ...merchantMessages(),
  ...merchantPictures(),
]
