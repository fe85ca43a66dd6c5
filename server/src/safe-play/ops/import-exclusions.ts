import type { OpRequests } from '@foyer/contract/ops/index'
import { staffOrigin } from '#account/ops/known-member.ts'
import { memberByLogin } from '#account/verification/member-by-login.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { Refusal } from '#kernel/refusal.ts'
import { excludeIn } from '#safe-play/pauses.ts'

type Row = OpRequests['exclusions.import']['rows'][number]

/** Whom a row of a register names here: certainly, or perhaps. */
interface Named {
  readonly certain: readonly Member[]
  readonly possible: readonly Member[]
}

/**
 * What is proven names a member by itself: user name, number, e-mail address. A regulator’s register often has a name and a date of birth alone: with the
 * name at the bank and day and month both alike it is the member. Where the member has given no birthday, somebody has to look.
 */
const namedBy = async (stores: Pick<Stores, 'members' | 'factors'>, merchant: Merchant, row: Row): Promise<Named> => {
  const found = new Map<string, Member>()
  for (const login of [row.username, row.mobile, row.email]) {
    const member = login === undefined ? undefined : await memberByLogin(stores, merchant, login)
    if (member) found.set(member.id, member)
  }
  if (found.size > 0 || row.name === undefined) return { certain: [...found.values()], possible: [] }
  const alike = await stores.members.byIds(merchant.code, await stores.factors.byPayeeName(merchant.code, row.name))
  const day = row.birthday?.slice(5)
  return {
    certain: day === undefined ? [] : alike.filter(({ birthday }) => birthday === day),
    possible: alike.filter(({ birthday }) => day === undefined || birthday === null),
  }
}

/** One unit of work for each member, so that a long list keeps nobody waiting; importing it again changes nothing. */
export const importExclusions = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'publish'>): OpService<'exclusions.import'> => {
  const exclude = excludeIn(deps)
  return async ({ rows, months, reason }, caller) => {
    const { merchant } = caller
    const found = { excluded: 0, already: 0, unknown: [] as number[], possible: [] as { row: number; member: { id: string; username: string } }[] }
    for (const [at, row] of rows.entries()) {
      const { certain, possible } = await namedBy(deps.stores, merchant, row)
      if (certain.length === 0 && possible.length === 0) found.unknown.push(at)
      for (const { id, username } of possible) found.possible.push({ row: at, member: { id, username } })
      for (const { id } of certain) {
        try {
          await deps.inUnit(async unit => {
            const pause = await exclude(unit, staffOrigin(caller), { merchant: merchant.code, memberId: id }, months)
            const after = { until: pause.until?.toISOString() ?? null }
            await caller.record(unit, { event: 'member.excluded', about: { kind: 'member', id }, reason, after })
          })
          found.excluded += 1
        } catch (error) {
          if (!(error instanceof Refusal) || error.code !== 'play.pause.shorter') throw error
          found.already += 1
        }
      }
    }
    const { excluded, already, unknown, possible } = found
    const after = { rows: rows.length, excluded, already, unknown: unknown.length, possible: possible.length }
    await caller.record(deps.stores, { about: { kind: 'merchant', id: merchant.code }, reason, after })
    return found
  }
}
