import type { Deps } from '#kernel/deps.ts'
import type { ApprovalAct, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { isBeforeNumbers, revealsSeed, voidDraw } from '#lottery/draws/void-draw.ts'
import { knownDraw, titleOf } from './draws.ts'

type VoidDeps = Pick<Deps, 'clock' | 'newId' | 'seals' | 'lotteryKeys' | 'merchants'>

/** Asks a second person to declare a draw void. */
export const askVoid =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'draws.askVoid'> =>
  async ({ id, by, reason }, caller) =>
    await inUnit(async unit => {
      const { id: approval } = await caller.ask(unit, { kind: 'draws.void', content: { id, by, reason }, reason })
      const draw = await knownDraw(unit, caller.merchant.code, id)
      await caller.record(unit, { about: { kind: 'draw', id }, before: { state: draw.state }, after: { by }, reason })
      return { approval }
    })

/** The second person declares it: the statement is signed, and the tickets are paid back by a job. */
export const voidDrawApproval = (deps: VoidDeps): ApprovalAct<'draws.void'> => ({
  async facts(stores, { id, by, reason }, code): Promise<ApprovalFacts> {
    const draw = await knownDraw(stores, code, id)
    if (!isBeforeNumbers(draw)) throw new OpRefusal('draw.decided', { state: draw.state })
    const merchant = deps.merchants.byCode(code)
    const { tickets, staked } = await stores.drawDesk.sold(draw)
    return {
      draw: id,
      lottery: merchant ? titleOf(merchant, draw.name) : draw.name,
      drawsAt: draw.drawsAt.toISOString(),
      publishedBy: by,
      publishedReason: reason,
      state: draw.state,
      tickets,
      staked,
      currency: draw.rules.currency,
      revealsSeed: revealsSeed(draw, deps.clock()),
    }
  },
  sealed: ['draw', 'publishedBy', 'publishedReason', 'currency'],
  async carryOut(unit, { id, by, reason }, caller) {
    const { merchant, person } = caller
    const { tickets, staked } = await unit.drawDesk.sold({ merchant: merchant.code, id })
    const within = { ...deps, stores: unit, inUnit: <Value>(work: (stores: typeof unit) => Promise<Value>) => work(unit) }
    const done = await voidDraw(within, { merchant: merchant.code, id }, { by, reason, operator: person.login })
    if (!done) throw new OpRefusal('draw.decided', { state: (await knownDraw(unit, merchant.code, id)).state })
    await caller.record(unit, { about: { kind: 'draw', id }, event: 'draw.voided', after: { tickets, staked, by }, reason })
  },
})
