import { DAY_S, HOUR_S } from '@foyer/contract/time-units'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'

const rule = (name: string, points: number, seconds: number): LimitRule => ({ name: `feedback-${name}`, points, seconds, code: 'TOO_MANY_REQUEST' })

const memberHour = rule('member-hour', 3, HOUR_S)
const memberDay = rule('member-day', 10, DAY_S)
const networkDay = rule('network-day', 300, DAY_S)

/** What one feedback counts against, the narrowest first: a member who sends too much takes nothing from the others of the same network. */
export const feedbackCounts = ({ session, network }: SignedInCaller): readonly Count[] => [
  [memberHour, session.member.id],
  [memberDay, session.member.id],
  ...countsOfNetwork(networkDay, network),
]
