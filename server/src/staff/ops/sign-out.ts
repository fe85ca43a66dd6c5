import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'

/** Ends this session. */
export const signOut =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'session.signOut'> =>
  async (_request, caller) => {
    await inUnit(async unit => {
      await unit.staffSessions.end(caller.session.tokenHash)
      await caller.record(unit, { about: { kind: 'staff', id: caller.person.id } })
    })
    caller.setToken()
    return {}
  }
