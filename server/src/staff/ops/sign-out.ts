import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'

/** Ends this session. */
export const signOut =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'session.signOut'> =>
  async (_asked, caller) => {
    await inUnit(unit => caller.record(unit, { about: { kind: 'session', id: caller.session.tokenHash.slice(0, 12) } }))
    caller.setToken()
    return {}
  }
