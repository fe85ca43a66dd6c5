import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import { destinationOf } from '@foyer/contract/content/linkage/destination'
import type { Deps } from '#kernel/deps.ts'
import { isCurrent } from '#kernel/merchants/period.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { isPaused } from '#safe-play/is-paused.ts'

/** One that leads on is not joined: its button only leads there. */
export const joinActivity =
  ({ clock, stores }: Pick<Deps, 'clock' | 'stores'>): Service<'activities.join'> =>
  async ({ id }, { merchant, session }) => {
    const { member } = session
    if (member.type === RESTRICTED) throw new Refusal('no_permissions')
    const activity = merchant.content.activities?.find(one => one.id === id)
    if (!activity || destinationOf(activity)) throw new Refusal('activity.unknown')
    const now = clock()
    if (!isCurrent(activity, now)) throw new Refusal('activity.closed')
    if (await isPaused(stores, session, now)) throw new Refusal('play.paused')
    await stores.activityJoins.add({ merchant: merchant.code, memberId: member.id }, id, now)
    return {}
  }
