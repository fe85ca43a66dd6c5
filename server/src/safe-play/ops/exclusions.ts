import { knownMember, staffOrigin } from '#account/ops/known-member.ts'
import { memberByLogin } from '#account/verification/member-by-login.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { Refusal } from '#kernel/refusal.ts'
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

/** One unit of work for each name, so that a long list keeps nobody waiting; importing it again changes nothing. */
export const importExclusions = (deps: ExclusionDeps): OpService<'exclusions.import'> => {
  const exclude = excludeIn(deps)
  return async ({ names, months, reason }, caller) => {
    const found = { excluded: 0, already: 0, unknown: [] as string[] }
    for (const name of names) {
      const member = await memberByLogin(deps.stores, caller.merchant, name)
      if (!member) {
        found.unknown.push(name)
        continue
      }
      try {
        await deps.inUnit(async unit => {
          const pause = await exclude(unit, staffOrigin(caller), { merchant: caller.merchant.code, memberId: member.id }, months)
          const after = { until: pause.until?.toISOString() ?? null }
          await caller.record(unit, { event: 'member.excluded', about: { kind: 'member', id: member.id }, reason, after })
        })
        found.excluded += 1
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'play.pause.shorter') throw error
        found.already += 1
      }
    }
    const { excluded, already, unknown } = found
    const after = { names: names.length, excluded, already, unknown: unknown.length }
    await caller.record(deps.stores, { about: { kind: 'merchant', id: caller.merchant.code }, reason, after })
    return found
  }
}
