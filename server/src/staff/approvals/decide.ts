import { approvalKinds } from '@foyer/contract/ops/approvals/kinds'
import type { ConsoleDeps } from '#kernel/console-part.ts'
import type { Stores } from '#kernel/deps.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { HouseCaller } from '#kernel/ops/staff-caller.ts'
import { contentDigest, factsDigest } from './approval-digest.ts'
import type { ApprovalRow } from './staff-approval-store.ts'
import { changedFacts } from './view.ts'

type DecideDeps = Pick<ConsoleDeps, 'inUnit' | 'merchants' | 'clock' | 'seals' | 'approvalActs'>

/**
 * The second person's decision. The facts are read again in its own transaction, and what was approved is carried out there: a process that dies in
 * between leaves it waiting. Whoever asked may not decide, which a constraint of the table says too.
 */
export const decideApproval = (deps: DecideDeps): OpService<'approvals.decide'> => {
  const { inUnit, merchants, clock, approvalActs } = deps

  const requireOpen = (row: ApprovalRow | undefined, caller: HouseCaller): ApprovalRow => {
    if (!row || !caller.mayAt('approvals.read', row.merchant)) throw new OpRefusal('approval.unknown')
    if (row.makerId === caller.person.id) throw new OpRefusal('approval.own')
    caller.requireAt(approvalKinds[row.kind].decide, row.merchant)
    if (row.state !== 'waiting') throw new OpRefusal('approval.ended', { state: row.state })
    if (row.expiresAt.getTime() <= clock().getTime()) throw new OpRefusal('approval.expired')
    return row
  }

  const carryOut = async (unit: Stores, row: ApprovalRow, seen: string | undefined, caller: HouseCaller) => {
    const { merchant, kind, content } = row
    if (contentDigest(deps, kind, merchant, content) !== row.digest) throw new OpRefusal('approval.changed', { facts: [] })
    // A kind's act takes the content of that kind: the pair was checked where it was asked for.
    const act = approvalActs()[kind] as ApprovalAct<typeof kind>
    const facts = await act.facts(unit, content as never, merchant)
    const changed = changedFacts(row.facts, facts).filter(name => act.sealed.includes(name))
    if (changed.length > 0) throw new OpRefusal('approval.changed', { facts: changed })
    if (seen !== factsDigest(deps, facts)) throw new OpRefusal('approval.moved')
    await act.carryOut(unit, content as never, caller as never, row.makerId)
  }

  return async ({ merchant, id, decision, answer, seen }, house) => {
    await inUnit(async unit => {
      const row = requireOpen(await unit.staffApprovals.byId(merchant, id, true), house)
      const place = merchants.byCode(merchant)
      const caller = place ? house.at(place) : house
      const state = decision === 'approve' ? 'approved' : 'refused'
      const isFirst = await unit.staffApprovals.decide(row, { state, checkerId: house.person.id, answer, decidedAt: clock() })
      if (!isFirst) throw new OpRefusal('approval.ended', { state: 'waiting' })
      if (state === 'approved') await carryOut(unit, row, seen, caller)
      await caller.record(unit, {
        event: `approval.${state}`,
        about: { kind: 'approval', id },
        before: { kind: row.kind, content: row.content, maker: row.makerId, facts: row.facts },
        reason: answer,
      })
    })
    return {}
  }
}
