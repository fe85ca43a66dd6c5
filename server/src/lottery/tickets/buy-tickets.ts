import { refuseGuest } from '#account/member/guest.ts'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import { createWallet } from '#money/wallet.ts'
import { BET_LIMITS, sayingWhichLimit } from '#safe-play/limit-reached.ts'
import { choiceOf, type RequestedLine, type Line } from './choice.ts'
import type { NewTicket } from './sale.ts'
import { shownTicket } from './shown-ticket.ts'
import { isTooMuch, stakesOf } from './stakes-of.ts'

const linesOf = ({ rules }: StoredDraw, request: readonly RequestedLine[]): readonly Line[] => request.map(line => choiceOf(rules, line))

/**
 * Sells tickets of one draw. Money, gates of safe play, the draw's end and the tickets are one statement: all of them or none (docs/lottery.md).
 * Sent again with the same key, it answers what was bought.
 */
export const buyTickets = ({ stores, clock, randomToken }: Pick<Deps, 'stores' | 'clock' | 'randomToken'>): Service<'lottery.buyTickets'> => {
  const wallet = createWallet({ clock })

  return async ({ key, draw: id, lines: request }, caller) => {
    refuseGuest(caller)
    const { merchant, session } = caller
    const memberId = session.member.id
    const draw = await stores.draws.byId(merchant.code, id)
    if (!draw) throw new Refusal('lottery.draw.unknown')
    if (draw.rules.currency !== merchant.settings.currency) throw new Refusal('currency.mismatch')
    const lines = linesOf(draw, request)
    const amount = lines.reduce((sum, { price }) => sum + price, 0)
    const tickets: readonly NewTicket[] = lines.map((line, at) => ({ ...line, line: at, salt: randomToken(12) }))
    const stakes = stakesOf(draw, lines, amount)
    if (stakes.some(isTooMuch)) throw new Refusal('lottery.sold.out')
    const bet = await sayingWhichLimit(stores, { owner: ownerOf(caller), now: clock(), kinds: BET_LIMITS, amount }, () =>
      wallet.bet(stores, {
        merchant,
        memberId,
        reference: `lottery:${memberId}:${key}`,
        amount,
        detail: { game: draw.lottery, round: draw.id, vendor: draw.vendor },
        content: JSON.stringify([draw.id, lines]),
        beside: stores.tickets.saleOf(draw.id, tickets, stakes),
      }),
    )
    return { balance: bet.balance, tickets: (await stores.tickets.ofBet(merchant.code, bet.transferId)).map(shownTicket) }
  }
}
