import { signedText } from '@foyer/draw-check/signed'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { proofOf } from './count-tickets.ts'
import { receiptsOf } from './receipt-of.ts'
import { shownTicket } from './shown-ticket.ts'

const STATES = { open: ['sold'], won: ['won'], ended: ['won', 'lost', 'refunded'] } as const

/** No ticket has a lower number than a text that is none. */
export const numberIn = (id: string): number => (/^[1-9][0-9]{0,14}$/.test(id) ? Number(id) : 0)

export const tickets =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'lottery.tickets'> =>
  async ({ which, draw, after }, caller) => {
    const { rows, next } = await pageOfRows(
      after,
      (limit, place) =>
        stores.tickets.ofMember(ownerOf(caller), { ...(which && { states: STATES[which] }), draw, before: place && numberIn(place.id), limit }),
      ({ boughtAt, number }) => ({ at: boughtAt, id: String(number) }),
    )
    return {
      now: clock().toISOString(),
      currency: caller.merchant.settings.currency,
      tickets: rows.map(shownTicket),
      ...(next !== undefined && { next }),
    }
  }

export const ticket =
  ({ stores, lotteryKeys, clock }: Pick<Deps, 'stores' | 'lotteryKeys' | 'clock'>): Service<'lottery.ticket'> =>
  async ({ number }, caller) => {
    const found = await stores.tickets.byNumber(ownerOf(caller), number)
    if (!found) throw new Refusal('lottery.ticket.unknown')
    const key = await lotteryKeys.of(stores, caller.merchant.code)
    return {
      now: clock().toISOString(),
      currency: found.draw.rules.currency,
      ticket: shownTicket(found),
      receipt: signedText({ ...receiptsOf(found.draw)(found) }, key.publicKey, message => key.sign(message)),
      proof: found.draw.root === null ? null : await proofOf(stores, found.draw, found),
    }
  }
