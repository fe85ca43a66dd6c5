import type { login } from '@foyer/contract/account/session/login'
import type { AnswerOf } from '@foyer/contract/call'
import { isCommonPassword } from '#account/member/password-policy.ts'
import { securityMessage } from '#account/security-message.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { isOneStatement, openUnlessChanged } from './open-session.ts'

interface ProvenSignIn {
  readonly remember: boolean | undefined
  readonly loginDeviceId: string | undefined
  /** As it was verified. */
  readonly password: string
  /** The proof, for the audit log. */
  readonly by: string
  /** Whether neither the network nor the device is known, which the member is told. */
  readonly isUnfamiliar: boolean
  /** A further condition, checked in the same unit of work, with what is written beside it; if false, no session is opened. */
  readonly alsoRequire?: (unit: Stores) => Promise<boolean>
}

/** Opens a session for a member whose password was just verified; undefined if it was changed meanwhile or a further condition fails. */
export const openByPassword = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'passwords' | 'newId' | 'seals' | 'limits' | 'publish'>,
) => {
  const { stores, inUnit, clock, passwords } = deps
  const open = openUnlessChanged(deps)
  const messages = securityMessage(deps)

  return async (
    member: Member,
    { password, by, remember = false, loginDeviceId, isUnfamiliar, alsoRequire }: ProvenSignIn,
    caller: Caller,
  ): Promise<AnswerOf<typeof login> | undefined> => {
    const { id, passwordHash, firstLoginAt } = member
    const rehashed = passwordHash && passwords.needsRehash(passwordHash) ? await passwords.hash(password, caller.network.ip) : undefined
    // At the first sign-in every network is new, which is not worth a notice.
    const isNews = isUnfamiliar && firstLoginAt !== null
    const event = auditEvent(caller, clock(), 'login.succeeded', id, { by, network: caller.network.prefix, device: caller.device })
    const opening = { member, event, deviceId: loginDeviceId ?? null, remember, commonPassword: isCommonPassword(password) }
    // The usual case, which needs no unit of work.
    if (!rehashed && !isNews && !alsoRequire && isOneStatement(opening)) return await open(stores, opening, caller)

    const mayNotify = isNews && (await messages.mayNotify(member))
    return await inUnit(async unit => {
      const locked = await unit.members.lock(caller.merchant.code, id)
      // The password changed after it was verified, so the old one must not open a session.
      if (!locked?.passwordHash || locked.passwordHash !== passwordHash) return undefined
      if (alsoRequire && !(await alsoRequire(unit))) return undefined
      if (mayNotify) await messages.notify(unit, locked, 'security_new_network', caller)
      const answer = await open(unit, { ...opening, member: locked }, caller)
      if (rehashed) await unit.members.rehash(caller.merchant.code, id, passwordHash, rehashed)
      return answer
    })
  }
}
