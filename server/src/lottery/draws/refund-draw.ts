import { batches } from '#lottery/batches.ts'
import { notifyPlayers } from '#lottery/notify-players.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import { createWallet } from '#money/wallet.ts'
import type { Step, StepDeps } from './step.ts'

/** Tickets that are paid back in one unit of work; those of one purchase may fall into two. */
const BATCH = 500

/** Pays back all tickets of a void draw, batch by batch: the bet of each purchase is rolled back once. Then the players are told, once. */
export const refundDraw = ({ inUnit, clock, newId, merchants }: StepDeps): Step => {
  const notify = notifyPlayers({ clock, newId })
  const wallet = createWallet({ clock })
  const inBatches = batches({ clock })

  const refundBatch = async (draw: StoredDraw): Promise<number> =>
    await inUnit(async unit => {
      const merchant = merchants.byCode(draw.merchant)
      if (!merchant) throw new Error(`${draw.merchant} is no merchant any more, so the tickets of ${draw.id} cannot be paid back`)
      const tickets = await unit.tickets.lockOpen(draw, BATCH)
      const bets = new Map(tickets.map(({ bet, memberId }) => [bet, memberId]))
      await unit.tickets.refund(
        draw.merchant,
        tickets.map(({ number }) => number),
        clock(),
      )
      // A bet that was rolled back with the batch before is answered as then.
      await wallet.rollbackAll(
        unit,
        [...bets].map(([bet, memberId]) => ({
          merchant,
          memberId,
          reference: `${draw.id}:${bet}`,
          followed: bet,
          detail: { game: draw.lottery, round: draw.id, vendor: draw.vendor },
        })),
      )
      return tickets.length
    })

  return async draw => {
    if (draw.state !== 'void') return
    await inBatches(draw, () => refundBatch(draw))
    await inUnit(async unit => {
      if (await unit.draws.refunded(draw, clock())) await notify(unit, draw, 'push_draw_void')
    })
  }
}
