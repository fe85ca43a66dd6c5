import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { knownCase, aboutCase } from './known-case.ts'

type ActDeps = Pick<Deps, 'inUnit' | 'clock'>

export const openCase =
  ({ inUnit, clock }: ActDeps): OpService<'risk.open'> =>
  async ({ memberId, reason }, caller) =>
    await inUnit(async unit => {
      await knownMember(unit, caller, memberId)
      const id = await unit.riskCases.open({ merchant: caller.merchant.code, memberId, openedAt: clock(), openedBy: caller.person.login })
      if (id === undefined) throw new OpRefusal('case.there')
      await caller.record(unit, { about: { kind: 'case', id: String(id) }, reason, after: { memberId } })
      return { id }
    })

export const noteCase =
  ({ inUnit, clock }: ActDeps): OpService<'risk.note'> =>
  async ({ id, text }, caller) =>
    await inUnit(async unit => {
      const found = await knownCase(unit, caller.merchant, id)
      const { merchant, memberId } = found
      await unit.riskCases.addNote({ merchant, memberId, caseId: id, text, by: caller.person.login, at: clock() })
      await caller.record(unit, { about: aboutCase(found), after: { text } })
      return {}
    })

export const assignCase =
  ({ inUnit }: ActDeps): OpService<'risk.assign'> =>
  async ({ id, to }, caller) =>
    await inUnit(async unit => {
      const found = await knownCase(unit, caller.merchant, id)
      const assignedTo = to === 'me' ? caller.person.login : null
      await unit.riskCases.assign(found.merchant, id, assignedTo)
      await caller.record(unit, { about: aboutCase(found), before: { assignedTo: found.assignedTo }, after: { assignedTo } })
      return { assignedTo }
    })

export const moveCase =
  ({ inUnit, clock }: ActDeps): OpService<'risk.state'> =>
  async ({ id, to, reason }, caller) =>
    await inUnit(async unit => {
      const found = await knownCase(unit, caller.merchant, id)
      if (!(await unit.riskCases.move(found, to, { login: caller.person.login, at: clock(), reason }))) throw new OpRefusal('case.there')
      await caller.record(unit, { about: aboutCase(found), reason, before: { state: found.state }, after: { state: to } })
      return { state: to }
    })
