import type { Role } from '@foyer/contract/ops/permissions'
import type { Stores } from '#kernel/deps.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE, type HouseCaller } from '#kernel/ops/staff-caller.ts'
import type { PersonRow } from '#staff/people/people-store.ts'

export const personIn = async (unit: Stores, personId: string): Promise<PersonRow> => {
  const person = await unit.staffPeople.byId(personId)
  if (!person || person.endedAt !== null) throw new OpRefusal('staff.unknown')
  return person
}

/** Whoever manages staff of one merchant has no hand in those of others. */
export const requireForAll = async (unit: Stores, personId: string, permission: 'staff.endSessions', caller: HouseCaller): Promise<void> => {
  for (const { merchant } of await unit.staffPeople.grantsOf(personId)) caller.requireAt(permission, merchant)
}

/** Throws `staff.owner.last` where nobody else would own the whole house. */
export const requireAnotherOwner = async (unit: Stores, personId: string): Promise<void> => {
  const isHouse = ({ merchant, role }: { readonly merchant: string; readonly role: Role }) => merchant === EVERYWHERE && role === 'owner'
  const owners = (await unit.staffPeople.allGrants()).filter(isHouse)
  if (!owners.some(owner => owner.personId === personId)) return
  const working = new Set(
    (await unit.staffPeople.all()).filter(({ endedAt, passwordHash }) => endedAt === null && passwordHash !== null).map(({ id }) => id),
  )
  if (!owners.some(owner => owner.personId !== personId && working.has(owner.personId))) throw new OpRefusal('staff.owner.last')
}
