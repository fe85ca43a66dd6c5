import { drawPath } from '@foyer/contract/lottery/draw-path'
import { rootBy } from '@foyer/draw-check/merkle'
import { leafOfReceipt } from '@foyer/draw-check/receipt'
import { signedText } from '@foyer/draw-check/signed'
import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import { proofOf } from '#lottery/tickets/count-tickets.ts'
import { receiptsOf } from '#lottery/tickets/receipt-of.ts'
import { shownTicket } from '#lottery/tickets/shown-ticket.ts'
import { numberIn } from '#lottery/tickets/tickets.ts'

export const memberTickets =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'members.tickets'> =>
  async ({ id, after }, caller) => {
    await knownMember(stores, caller, id)
    const owner = { merchant: caller.merchant.code, memberId: id }
    const { rows, next } = await pageOfRows(
      after,
      (limit, place) => stores.tickets.ofMember(owner, { before: place && numberIn(place.id), limit }),
      ({ boughtAt, number }) => ({ at: boughtAt, id: String(number) }),
    )
    return { tickets: rows.map(shownTicket), ...(next !== undefined && { next }) }
  }

/** What the member has in hand, and whether it stands among the tickets that the draw counted: reckoned anew from the rows. */
export const ticketProof =
  ({ stores, lotteryKeys }: Pick<Deps, 'stores' | 'lotteryKeys'>): OpService<'members.ticketProof'> =>
  async ({ id, number }, caller) => {
    const found = await stores.tickets.byNumber({ merchant: caller.merchant.code, memberId: id }, number)
    if (!found) throw new OpRefusal('member.unknown')
    const { draw } = found
    const key = await lotteryKeys.of(stores, caller.merchant.code)
    const receipt = receiptsOf(draw)(found)
    const proof = draw.root === null ? null : await proofOf(stores, draw, found)
    return {
      receipt: signedText({ ...receipt }, key.publicKey, message => key.sign(message)),
      counted: proof !== null && rootBy(leafOfReceipt(receipt), proof) === draw.root,
      root: draw.root,
      verifyPath: drawPath(draw.id),
    }
  }
