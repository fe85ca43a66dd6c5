import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { lockMember, unlockMember as lift } from '#locks/lock-member.ts'

/** All of them or none. In the order of their ids, so that two who lock the same members do not wait for each other. */
export const lockMembers = (deps: Pick<Deps, 'inUnit' | 'clock'>): OpService<'members.lock'> => {
  const lock = lockMember(deps)
  return async ({ ids, scopes, until: end, reason }, caller) => {
    const until = end === null ? null : new Date(end)
    if (until && !(until > deps.clock())) throw new OpRefusal('member.lock.past')
    await deps.inUnit(async unit => {
      for (const id of ids.toSorted()) {
        await knownMember(unit, caller, id)
        await lock(unit, { merchant: caller.merchant.code, memberId: id }, { scopes, until, reason, by: caller.person.login })
        await caller.record(unit, { about: { kind: 'member', id }, reason, after: { scopes, until: end } })
      }
    })
    return {}
  }
}

export const unlockMember = (deps: Pick<Deps, 'inUnit' | 'clock'>): OpService<'members.unlock'> => {
  const unlock = lift(deps)
  return async ({ id, scopes, reason }, caller) =>
    await deps.inUnit(async unit => {
      await knownMember(unit, caller, id)
      const lifted = await unlock(unit, { merchant: caller.merchant.code, memberId: id }, { scopes, reason, by: caller.person.login })
      const before = { locks: lifted.map(({ scope, until, by, reason: why }) => ({ scope, until: until?.toISOString() ?? null, by, reason: why })) }
      await caller.record(unit, { about: { kind: 'member', id }, reason, before, after: { lifted: lifted.map(({ scope }) => scope) } })
      return { lifted: lifted.map(({ scope }) => scope) }
    })
}
