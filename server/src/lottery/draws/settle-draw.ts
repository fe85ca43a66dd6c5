import { winsOf } from '@foyer/draw-check/rules'
import { batches } from '#lottery/batches.ts'
import { notifyPlayers } from '#lottery/notify-players.ts'
import type { DrawResult, StoredDraw } from '#lottery/stored-draw.ts'
import type { OpenTicket } from '#lottery/tickets/sold-ticket.ts'
import { createWallet } from '#money/wallet.ts'
import type { Step, StepDeps } from './step.ts'

/** Tickets that are settled in one unit of work. Whoever plays meanwhile waits for no more than one such unit, and only if it pays them. */
const BATCH = 500

/** What a ticket wins, in the smallest unit. */
const prizeOf = (
  { rules }: StoredDraw,
  { results, prizes }: Pick<DrawResult, 'results' | 'prizes'>,
  { play, numbers, units }: OpenTicket,
): number => {
  const each = new Map(prizes.map(({ tier, each }) => [tier, each]))
  const wins = winsOf(rules, results, { play, numbers: numbers.split(' ') })
  return wins.reduce((sum, { tier, times }) => sum + (each.get(tier.tier) ?? 0) * times * units, 0)
}

/** Pays the prizes of a draw, batch by batch; each prize is a win of its own, `<draw>:<ticket>`. What was paid must be what the certificate says. */
export const settleDraw = ({ stores, inUnit, clock, newId, merchants }: StepDeps): Step => {
  const notify = notifyPlayers({ clock, newId })
  const wallet = createWallet({ clock })
  const inBatches = batches({ clock })

  const settleBatch = async (draw: StoredDraw, result: DrawResult): Promise<number> =>
    await inUnit(async unit => {
      const merchant = merchants.byCode(draw.merchant)
      if (!merchant) throw new Error(`${draw.merchant} is no merchant any more, so the prizes of ${draw.id} cannot be paid`)
      const tickets = await unit.tickets.lockOpen(draw, BATCH)
      const settled = tickets.map(ticket => ({ ticket, prize: prizeOf(draw, result, ticket) }))
      await unit.tickets.settle(
        draw.merchant,
        settled.map(({ ticket, prize }) => ({ number: ticket.number, prize })),
        clock(),
      )
      const won = settled.filter(({ prize }) => prize > 0)
      await wallet.winAll(
        unit,
        won.map(({ ticket: { memberId, number, bet }, prize }) => ({
          merchant,
          memberId,
          reference: `${draw.id}:${number}`,
          followed: bet,
          amount: prize,
          detail: { game: draw.lottery, round: draw.id, vendor: draw.vendor },
        })),
      )
      return tickets.length
    })

  return async draw => {
    if (draw.state !== 'drawn') return
    const result = await stores.draws.resultOf(draw)
    if (!result) throw new Error(`${draw.id} is drawn, but has no result`)
    await inBatches(draw, () => settleBatch(draw, result))
    const due = result.prizes.reduce((sum, prize) => sum + prize.sum, 0)
    const paid = await stores.tickets.paid(draw)
    if (paid !== due) throw new Error(`${draw.id} paid ${paid}, but its certificate says ${due}`)
    await inUnit(async unit => {
      if (await unit.draws.enter(draw, ['drawn'], 'settled', { settledAt: clock() })) await notify(unit, draw, 'push_draw')
    })
  }
}
