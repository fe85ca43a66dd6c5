import type { ConsoleDeps } from '#kernel/console-part.ts'
import type { ApprovalAct, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE, type HouseCaller } from '#kernel/ops/staff-caller.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { StaffPeopleStore } from '#staff/people/people-store.ts'
import { factsDigest } from './approval-digest.ts'
import { changedFacts, viewOf, type WhoIs } from './view.ts'

/** Of each merchant, at once. */
const MOST = 100

type ListDeps = Pick<ConsoleDeps, 'stores' | 'merchants' | 'clock' | 'seals' | 'approvalActs'>

const everybody = async (people: StaffPeopleStore): Promise<WhoIs> => {
  const byId = new Map((await people.all()).map(({ id, login, name }) => [id, { id, login, name }]))
  return id => byId.get(id) ?? { id, login: id, name: id }
}

/** An act of the house has no sums. */
const decimalsIn =
  ({ merchants }: Pick<ListDeps, 'merchants'>) =>
  (code: string): number =>
    merchants.byCode(code)?.settings.decimals ?? 0

const placesOf = ({ merchants }: Pick<ListDeps, 'merchants'>, caller: HouseCaller): readonly string[] =>
  [EVERYWHERE, ...merchants.all().map(({ code }) => code)].filter(code => caller.mayAt('approvals.read', code))

/** What waits for a second person, or what was decided, at each merchant of the caller. */
export const listApprovals =
  (deps: ListDeps): OpService<'approvals.list'> =>
  async ({ state = 'waiting' }, caller) => {
    const { stores, approvalActs, clock } = deps
    const isWaiting = state === 'waiting'
    const rows = (await Promise.all(placesOf(deps, caller).map(merchant => stores.staffApprovals.list(merchant, isWaiting, MOST)))).flat()
    const context = { acts: approvalActs(), whoIs: await everybody(stores.staffPeople), caller, now: clock(), decimalsOf: decimalsIn(deps) }
    const inOrder = rows.toSorted((one, other) => (one.askedAt.getTime() - other.askedAt.getTime()) * (isWaiting ? 1 : -1))
    return { approvals: inOrder.map(row => viewOf(row, context)) }
  }

/** One approval, with the facts as they are now. */
export const getApproval =
  (deps: ListDeps): OpService<'approvals.get'> =>
  async ({ merchant, id }, caller) => {
    const { stores, approvalActs, clock } = deps
    const row = caller.mayAt('approvals.read', merchant) ? await stores.staffApprovals.byId(merchant, id) : undefined
    if (!row) throw new OpRefusal('approval.unknown')
    const act = approvalActs()[row.kind] as ApprovalAct<typeof row.kind>
    let factsNow: ApprovalFacts | undefined
    let obstacle: string | null = null
    if (row.state === 'waiting') {
      try {
        factsNow = await act.facts(stores, row.content as never, merchant)
      } catch (error) {
        if (!(error instanceof OpRefusal) && !(error instanceof Refusal)) throw error
        obstacle = error.code
      }
    }
    return {
      ...viewOf(row, { acts: approvalActs(), whoIs: await everybody(stores.staffPeople), caller, now: clock(), decimalsOf: decimalsIn(deps) }),
      factsNow: factsNow ? Object.entries(factsNow).map(([name, value]) => ({ name, value })) : null,
      obstacle,
      changed: factsNow ? changedFacts(row.facts, factsNow) : [],
      seen: factsNow ? factsDigest(deps, factsNow) : null,
    }
  }
