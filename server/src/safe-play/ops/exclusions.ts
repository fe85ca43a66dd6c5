import { knownMember, staffOrigin } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { excludeIn } from '#safe-play/pauses.ts'

type ExclusionDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'publish'>
/** Rows of the register on one page. */
const PAGE = 200

/** For a member who asks staff for it. Throws `play.pause.shorter` where a longer one runs. */
export const excludeMember = (deps: ExclusionDeps): OpService<'members.exclude'> => {
  const exclude = excludeIn(deps)
  return async ({ id, months, reason }, caller) => {
    await deps.inUnit(async unit => {
      await knownMember(unit, caller, id)
      const pause = await exclude(unit, staffOrigin(caller), { merchant: caller.merchant.code, memberId: id }, months)
      await caller.record(unit, { about: { kind: 'member', id }, reason, after: { until: pause.until?.toISOString() ?? null } })
    })
    return {}
  }
}

export const exclusionRegister =
  ({ stores, clock }: ExclusionDeps): OpService<'exclusions.list'> =>
  async ({ after = '' }, { merchant }) => {
    const rows = await stores.safePlay.excluded(merchant.code, after, PAGE, clock())
    const last = rows.length === PAGE ? rows.at(-1) : undefined
    return {
      rows: rows.map(({ id, username, since, until }) => ({ id, username, since: since.toISOString(), until: until?.toISOString() ?? null })),
      ...(last && { next: last.id }),
    }
  }
