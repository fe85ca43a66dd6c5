import { refuseGuest } from '#account/member/guest.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { giveTicket } from '#lottery/tickets/give-ticket.ts'
import { createWallet } from '#money/wallet.ts'
import { grantCredit } from '#play-credit/grant-credit.ts'
import { wordsFor } from '#ranks/standing.ts'
import { isReached } from './owned-goods.ts'
import { shownOrder } from './shown-order.ts'

/**
 * Takes the points, one of the stock, and writes the order: all of it or none. Whoever orders and whoever refuses takes the points first and the
 * good's row then, so that no two wait for each other. Sent again under the same key, it answers what was ordered.
 */
export const orderGood = ({
  stores,
  inUnit,
  clock,
  randomToken,
}: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken'>): Service<'mall.order'> => {
  const wallet = createWallet({ clock })
  const credit = grantCredit({ clock })
  const ticket = giveTicket({ clock, randomToken })
  return async ({ key, good: id, price, address }, caller) => {
    refuseGuest(caller)
    const { merchant, language, session } = caller
    const owner = { merchant: merchant.code, memberId: session.member.id }
    const known = await stores.mall.byKey(owner, key)
    if (known) {
      if (known.good !== id || known.price !== price) throw new Refusal('duplicate_transaction')
      return shownOrder(known)
    }
    const good = merchant.content.mall?.find(one => one.id === id)
    if (!good) throw new Refusal('mall.good.unknown')
    if (good.price !== price) throw new Refusal('mall.price.changed')
    if (good.kind === 'parcel' && !address) throw new Refusal('mall.address.missing')
    const name = wordsFor(merchant, language, good.name)
    const reference = `mall:${owner.memberId}:${key}`
    const isPlay = good.kind === 'credit' || good.kind === 'lottery'
    const order = await inUnit(async unit => {
      if (isPlay) {
        await unit.safePlay.lock(owner)
        if (await unit.safePlay.pauseOf(owner, clock())) throw new Refusal('play.paused')
      }
      const spent = await wallet.spendPoints(unit, {
        merchant,
        memberId: owner.memberId,
        reference,
        amount: price,
        detail: { good: id },
        shown: { name },
      })
      if (spent.isReplay) return await unit.mall.byKey(owner, key)
      // The member's points are locked by now, so no other order of this member is counted at the same time.
      if (isReached(good, await unit.mall.ofEach(owner))) throw new Refusal('mall.limit.reached')
      if (!(await unit.mall.take(merchant.code, id, good.stock))) throw new Refusal('mall.sold.out')
      const given = { merchant, memberId: owner.memberId, reference }
      if (good.credit) await credit(unit, { ...given, gift: good.credit })
      if (good.lottery !== undefined) await ticket(unit, { ...given, lottery: good.lottery })
      // A picture, credit and a ticket of a lottery need nobody to send them.
      const state = good.kind === 'icon' || isPlay ? 'delivered' : 'ordered'
      const sentTo = good.kind === 'parcel' && address ? address : null
      return await unit.mall.add({ ...owner, key, good: id, name, price, transferId: spent.transferId, orderedAt: clock(), address: sentTo, state })
    })
    if (!order) throw new Error('points were spent without an order')
    return shownOrder(order)
  }
}
