import { offerChannels, type OfferChannel } from '@foyer/contract/campaigns/offers'
import { refuseGuest } from '#account/member/guest.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import type { Service } from '#kernel/service.ts'

const isOffered = ({ channels }: Merchant, channel: OfferChannel): boolean => channels[channel] !== 'off'

export const offerChoices =
  ({ stores }: Pick<Deps, 'stores'>): Service<'offers.choices'> =>
  async (_request, caller) => {
    const offered = offerChannels.filter(channel => isOffered(caller.merchant, channel))
    return {
      channels: await Promise.all(offered.map(async channel => ({ channel, agreed: await stores.offerChoices.agreed(ownerOf(caller), channel) }))),
    }
  }

/** A choice that holds already is not written once more, so that nobody fills the table. */
export const chooseOffers =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'offers.choose'> =>
  async ({ channel, agreed }, caller) => {
    refuseGuest(caller)
    const owner = ownerOf(caller)
    if ((await stores.offerChoices.agreed(owner, channel)) !== agreed) await stores.offerChoices.add(owner, channel, agreed, clock())
    return {}
  }
