import type { Role } from '@foyer/contract/ops/permissions'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE, type HouseCaller } from '#kernel/ops/staff-caller.ts'
import { invite } from '#staff/enrolment/invite.ts'
import { personIn, requireAnotherOwner, requireForAll } from './known-person.ts'

type StaffDeps = Pick<Deps, 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'seals' | 'merchants'>

/** Ends all ways by which a person is in: sessions, and tokens of programs. Returns how many there were. */
const endEntrances = async (unit: Stores, personId: string): Promise<number> =>
  (await unit.staffSessions.endAllOf(personId)) + (await unit.staffTokens.endAllOf(personId))

/** Asks a second person for a role at `merchant`. */
const askForRole =
  ({ merchants }: Pick<Deps, 'merchants'>) =>
  async (unit: Stores, merchant: string, content: { readonly personId: string; readonly role: Role }, reason: string, caller: HouseCaller) => {
    caller.requireAt('staff.grant', merchant)
    if (merchant === EVERYWHERE) return await caller.ask(unit, { kind: 'staff.grantEverywhere', content, reason })
    const place = merchants.byCode(merchant)
    if (!place) throw new OpRefusal('merchant.unknown')
    return await caller.at(place).ask(unit, { kind: 'staff.grant', content, reason })
  }

/** Makes a person who may nothing yet, and the link to come in. Whoever is known is invited anew by the command alone: the link gives the whole account. */
export const inviteStaff = (deps: StaffDeps): OpService<'staff.invite'> => {
  const { inUnit, clock, newId } = deps
  const ask = askForRole(deps)
  const inviteTo = invite(deps)
  return async ({ login, name, merchant, role, reason }, caller) =>
    await inUnit(async unit => {
      const personId = newId()
      if (!(await unit.staffPeople.add({ id: personId, login, name, createdAt: clock() }))) throw new OpRefusal('staff.login.taken')
      const { path, expiresAt } = await inviteTo(unit, personId)
      const { id: approval } = await ask(unit, merchant, { personId, role }, reason, caller)
      await caller.record(unit, { about: { kind: 'staff', id: personId }, after: { login, name, merchant, role }, reason })
      return { personId, path, expiresAt: expiresAt.toISOString(), approval }
    })
}

export const grantRole = (deps: StaffDeps): OpService<'staff.grant'> => {
  const ask = askForRole(deps)
  return async ({ personId, merchant, role, reason }, caller) =>
    await deps.inUnit(async unit => {
      const { id: approval } = await ask(unit, merchant, { personId, role }, reason, caller)
      await caller.record(unit, { about: { kind: 'staff', id: personId }, after: { merchant, role, approval }, reason })
      return { approval }
    })
}

export const revokeRole =
  ({ inUnit }: StaffDeps): OpService<'staff.revoke'> =>
  async ({ personId, merchant, role, reason }, caller) => {
    caller.requireAt('staff.grant', merchant)
    await inUnit(async unit => {
      await personIn(unit, personId)
      if (merchant === EVERYWHERE && role === 'owner') await requireAnotherOwner(unit, personId)
      await unit.staffPeople.revoke(personId, merchant, role)
      await caller.record(unit, { about: { kind: 'staff', id: personId }, before: { merchant, role }, reason })
    })
    return {}
  }

export const leaveStaff =
  ({ inUnit, clock }: StaffDeps): OpService<'staff.leave'> =>
  async ({ personId, reason }, caller) => {
    await inUnit(async unit => {
      const { login } = await personIn(unit, personId)
      await requireForAll(unit, personId, 'staff.endSessions', caller)
      await requireAnotherOwner(unit, personId)
      await unit.staffPeople.leave(personId, clock())
      await endEntrances(unit, personId)
      await unit.staffPasskeys.removeAllOf(personId)
      await caller.record(unit, { about: { kind: 'staff', id: personId }, before: { login }, reason })
    })
    return {}
  }

export const endStaffSessions =
  ({ inUnit }: StaffDeps): OpService<'staff.endSessions'> =>
  async ({ personId, reason }, caller) =>
    await inUnit(async unit => {
      await personIn(unit, personId)
      await requireForAll(unit, personId, 'staff.endSessions', caller)
      const ended = await endEntrances(unit, personId)
      await caller.record(unit, { about: { kind: 'staff', id: personId }, after: { ended }, reason })
      return { ended }
    })

/** Somebody's device is lost. It gives whoever does it nothing of the account: the person still signs in by password and code, so one owner may do it at once. */
export const removeStaffPasskey =
  ({ inUnit }: StaffDeps): OpService<'staff.removePasskey'> =>
  async ({ personId, id, reason }, caller) =>
    await inUnit(async unit => {
      await personIn(unit, personId)
      await requireForAll(unit, personId, 'staff.endSessions', caller)
      const removed = await unit.staffPasskeys.remove(personId, id)
      if (!removed) throw new OpRefusal('staff.passkey.unknown')
      await caller.record(unit, { about: { kind: 'staff', id: personId }, before: { name: removed.name, domain: removed.domain }, reason })
      return {}
    })
