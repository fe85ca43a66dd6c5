import { newMember } from '#account/member/new-member.ts'
import { requireStrongPassword } from '#account/member/password-policy.ts'
import { requireFreeName } from '#account/registration/reserved-usernames.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import type { Service } from '#kernel/service.ts'
import { agentOf } from './inviter.ts'

/** Like registration by visitors it tells whether a name is taken, and each player is a row for good. */
export const PLAYERS_PER_AGENT: LimitRule = { name: 'register-agent', points: 60, seconds: 60 * 60, code: 'TOO_MANY_REQUEST' }
/** The registration method of players whom an agent registered. */
const AGENT_METHOD = 'AGENT'

/** An agent registers a player, who is below the agent from the beginning. The agent knows the password, so the player must change it at the first sign-in. */
export const registerPlayer = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'passwords' | 'limits'>,
): Service<'referral.registerPlayer'> => {
  const { inUnit, clock, passwords } = deps
  const count = countTry(deps)

  return async ({ username, password }, caller) => {
    const { memberId: inviterId } = agentOf(caller)
    const { merchant, network } = caller
    if (!merchant.settings.register.enabled) throw new Refusal('register.disabled')
    requireFreeName(username, merchant)
    requireStrongPassword(password, username, merchant)
    const counts: Count[] = [[PLAYERS_PER_AGENT, inviterId]]
    await count(caller, 'register.limited', counts)
    const passwordHash = await passwords.hash(password, caller.network.ip)
    const now = clock()
    const member = { ...newMember(deps, { username, passwordHash }, caller), passwordChosen: false }
    await inUnit(async unit => {
      await unit.members.add(member, { method: AGENT_METHOD, networkPrefix: network.prefix })
      await unit.referrals.add({ merchant: merchant.code, memberId: member.id, inviterId, way: 'agent', joinedAt: now })
      await unit.audit.add(auditEvent(caller, now, 'member.registered', member.id, { method: AGENT_METHOD, by: 'agent', network: network.prefix }))
    })
    return { customerId: member.id, customerName: member.username }
  }
}
