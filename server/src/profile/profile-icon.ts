import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { iconsOf } from '#mall/owned-goods.ts'

/** Keeps which picture stands for the member: one that the merchant offers, one that was ordered in the point market, or none. */
export const profileIcon =
  ({ stores }: Pick<Deps, 'stores'>): Service<'member.profileIcon'> =>
  async ({ profileIcon: number }, { merchant, session }) => {
    const { PROFILE_ICON_COUNT: most } = merchant.settings.gw
    const owner = { merchant: merchant.code, memberId: session.member.id }
    if (number !== null && number > most && !iconsOf(merchant.content.mall ?? [], await stores.mall.ofEach(owner)).includes(number))
      throw new Refusal('request.invalid', { fields: [{ path: 'profileIcon', reason: `must be a whole number from 1 to ${most}, or null` }] })
    await stores.members.setProfileIcon(merchant.code, session.member.id, number)
    return {}
  }
