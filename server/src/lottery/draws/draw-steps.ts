import type { RootStatement } from '@foyer/draw-check/root-statement'
import { signedText } from '@foyer/draw-check/signed'
import { TryLater } from '#kernel/jobs/job-failures.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import { countTickets } from '#lottery/tickets/count-tickets.ts'
import { drawNumbers } from './draw-numbers.ts'
import { queueStep } from './queue-step.ts'
import { refundDraw } from './refund-draw.ts'
import { settleDraw } from './settle-draw.ts'
import type { Step, StepDeps } from './step.ts'

const wait = (draw: StoredDraw, until: Date): TryLater => new TryLater(`the moment of ${draw.id} has not come`, { after: until, cost: 0 })

const openDraw =
  ({ inUnit, clock }: StepDeps): Step =>
  async draw => {
    if (clock() < draw.opensAt) throw wait(draw, draw.opensAt)
    await inUnit(async unit => {
      if (await unit.draws.enter(draw, ['scheduled'], 'open')) await queueStep(unit, draw, 'close', draw.closesAt)
    })
  }

/** What witnesses keep of a draw: the hash over all its tickets, before its numbers can be known. */
const rootStatementOf = (
  { merchant, lottery, id, commitmentHash }: StoredDraw,
  { root, ticketCount, staked }: { readonly root: string; readonly ticketCount: number; readonly staked: number },
  at: Date,
): RootStatement => ({
  form: 'foyer-root/1',
  merchant,
  lottery,
  draw: id,
  commitment: commitmentHash,
  tickets: { count: ticketCount, root, staked },
  at: at.toISOString(),
})

/** Ends the sales, and publishes the hash over all tickets. No ticket is added once the draw is closed, so its tickets are read without locking them. */
const closeDraw =
  ({ stores, inUnit, clock, lotteryKeys }: StepDeps): Step =>
  async draw => {
    const now = clock()
    if (now < draw.closesAt) throw wait(draw, draw.closesAt)
    await stores.draws.enter(draw, ['open'], 'closed', { closedAt: now })
    const closed = await stores.draws.byId(draw.merchant, draw.id)
    if (closed?.state !== 'closed' || closed.root !== null) return
    const { counted, blocks } = await countTickets(stores, draw)
    const statement = rootStatementOf(draw, counted, clock())
    const key = await lotteryKeys.of(stores, draw.merchant)
    const rootStatement = signedText(statement, key.publicKey, message => key.sign(message))
    await inUnit(async unit => {
      if (await unit.draws.publishRoot(draw, { ...counted, rootStatement }, blocks)) await queueStep(unit, draw, 'draw', draw.drawsAt)
    })
  }

/** Every step of a draw, by its name in jobs. */
export const drawSteps = (deps: StepDeps) => ({
  open: openDraw(deps),
  close: closeDraw(deps),
  draw: drawNumbers(deps),
  settle: settleDraw(deps),
  refund: refundDraw(deps),
})
