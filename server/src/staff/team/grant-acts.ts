import type { Deps, Stores } from '#kernel/deps.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE, type HouseCaller } from '#kernel/ops/staff-caller.ts'

type Kind = 'staff.grant' | 'staff.grantEverywhere'
type Content = Parameters<ApprovalAct<Kind>['facts']>[1]

/** A role for a person: whoever asks for it does not give it. */
export const grantActs = ({ clock }: Pick<Deps, 'clock'>) => {
  const facts = async (stores: Stores, { personId, role }: Content, merchant: string) => {
    const person = await stores.staffPeople.byId(personId)
    if (!person || person.endedAt !== null) throw new OpRefusal('staff.unknown')
    const grants = await stores.staffPeople.grantsOf(personId)
    if (grants.some(grant => grant.merchant === merchant && grant.role === role)) throw new OpRefusal('staff.role.there')
    const others = grants.map(grant => (grant.merchant === EVERYWHERE ? grant.role : `${grant.role} at ${grant.merchant}`))
    return { person: person.id, login: person.login, name: person.name, role, merchant, otherRoles: others.toSorted().join(', ') }
  }
  const carryOutAt = async (unit: Stores, { personId, role }: Content, merchant: string, caller: HouseCaller) => {
    await unit.staffPeople.grant({ personId, merchant, role }, clock())
    await caller.record(unit, { event: 'staff.granted', about: { kind: 'staff', id: personId }, after: { role, merchant } })
  }
  const sealed = ['person', 'role', 'merchant']
  return {
    'staff.grant': { facts, sealed, carryOut: (unit, content, caller) => carryOutAt(unit, content, caller.merchant.code, caller) },
    'staff.grantEverywhere': { facts, sealed, carryOut: (unit, content, caller) => carryOutAt(unit, content, EVERYWHERE, caller) },
  } satisfies { [Name in Kind]: ApprovalAct<Name> }
}
