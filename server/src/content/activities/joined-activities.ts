import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'

export const joinedActivities =
  ({ stores }: Pick<Deps, 'stores'>): Service<'activities.joined'> =>
  async (_request, { merchant, session: { member } }) => {
    const joins = await stores.activityJoins.ofMember({ merchant: merchant.code, memberId: member.id })
    const offered = new Set(merchant.content.activities?.map(({ id }) => id))
    return { ids: joins.map(({ activityId }) => activityId).filter(id => offered.has(id)) }
  }
