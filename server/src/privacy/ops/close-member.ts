import { knownMember, staffOrigin } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { closeAccount } from '#privacy/close-account.ts'

/** For a member who asks staff for it, under the same rules. */
export const closeMember = (deps: Pick<Deps, 'inUnit' | 'clock'>): OpService<'members.close'> => {
  const close = closeAccount(deps)
  return async ({ id, reason }, caller) => {
    await deps.inUnit(async unit => {
      const { closedAt } = await knownMember(unit, caller, id)
      if (closedAt === null) await close(unit, staffOrigin(caller), id)
      await caller.record(unit, { about: { kind: 'member', id }, reason })
    })
    return {}
  }
}
