import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { WriteDeps } from './write-campaigns.ts'

export const saveSegment =
  ({ inUnit, clock }: WriteDeps): OpService<'campaigns.saveSegment'> =>
  async ({ name, segment }, caller) => {
    await inUnit(async unit => {
      await unit.campaigns.saveSegment({ merchant: caller.merchant.code, name, segment, by: caller.person.login, at: clock() })
      await caller.record(unit, { about: { kind: 'segment', id: name }, after: segment })
    })
    return {}
  }

export const removeSegment =
  ({ inUnit }: WriteDeps): OpService<'campaigns.removeSegment'> =>
  async ({ name }, caller) => {
    await inUnit(async unit => {
      if (!(await unit.campaigns.removeSegment(caller.merchant.code, name))) throw new OpRefusal('segment.unknown')
      await caller.record(unit, { about: { kind: 'segment', id: name } })
    })
    return {}
  }
