import type { register } from '@foyer/contract/account/registration/register'
import type { AnswerOf } from '@foyer/contract/call'
import { newMember } from '#account/member/new-member.ts'
import { openSession } from '#account/session/open-session.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { registrationFacts, type RegistrationData } from './registration-facts.ts'

export interface MemberCreation {
  readonly chosen: Parameters<typeof newMember>[1]
  /** The method of registration, for the audit log. */
  readonly by: string
  /** Uses up the proof (a code, for example) in the same unit of work; throws if it was used already. */
  readonly take?: (unit: Stores, now: Date) => Promise<void>
  /** Writes what belongs to the member that was just added. */
  readonly complete?: (unit: Stores, memberId: string, now: Date) => Promise<void>
}

/** Creates member, registration facts, session and audit event: all of them or none. */
export const createMember = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'publish'>) => {
  const { stores, inUnit, clock } = deps
  const open = openSession(deps)

  return async (request: RegistrationData, { chosen, by, take, complete }: MemberCreation, caller: Caller): Promise<AnswerOf<typeof register>> => {
    const { login, remember = false, loginDeviceId } = request
    const member = newMember(deps, chosen, caller)
    const session = await inUnit(async unit => {
      const now = clock()
      await take?.(unit, now)
      const facts = registrationFacts(request, caller)
      await unit.members.add(member, facts)
      await complete?.(unit, member.id, now)
      await deps.publish(
        'memberCreated',
        unit,
        { member, facts, deviceId: loginDeviceId, pixelTrack: request.pixelTrack, accepted: request.accepted ?? [], byPartner: false },
        caller,
        now,
      )
      const detail = { method: request.registerMethod, by, network: caller.network.prefix }
      const event = auditEvent(caller, now, 'member.registered', member.id, detail)
      if (login) return await open(unit, { member, event, deviceId: loginDeviceId ?? null, remember, commonPassword: false }, caller)
      await unit.audit.add(event)
      return undefined
    }).catch(async (error: unknown) => {
      if (error instanceof Refusal) await stores.audit.add(auditEvent(caller, clock(), 'register.failed', null, { by, reason: error.code }))
      throw error
    })
    return { customerId: member.id, customerName: member.username, ...session }
  }
}
