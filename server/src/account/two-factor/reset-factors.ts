import { signInWays } from '#account/identity/sign-in-ways.ts'
import { securityMessage } from '#account/security-message.ts'
import { memberByLogin } from '#account/session/member-by-login.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Factors } from './factor-store.ts'

interface Reset {
  /** The member's user name. */
  readonly username: string
  readonly removed: readonly string[]
  /** A number that stays proven, because it is the only way into the account. */
  readonly isNumberKept: boolean
}

const NO_FACTORS: Partial<Factors> = {
  payeeName: null,
  authenticatorSecret: null,
  authenticatorStep: null,
  pendingSecret: null,
  pendingUntil: null,
  alwaysAsk: false,
}

const presentIn = (member: Member, { payeeName, authenticatorSecret }: Factors, recoveryCodes: number): readonly string[] => [
  ...(member.mobileVerifiedAt ? ['mobile'] : []),
  ...(member.emailVerifiedAt ? ['email'] : []),
  ...(authenticatorSecret === null ? [] : ['authenticator']),
  ...(payeeName === null ? [] : ['payeeName']),
  ...(recoveryCodes > 0 ? ['recoveryCodes'] : []),
]

/**
 * Removes everything that a member verifies with, for one who has lost it all, with recovery codes and trusted devices. Password, sessions and
 * remembered logins stay. The member is told at the contact they had. Undefined if nobody signs in by this name.
 */
export const resetFactors = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'limits' | 'seals' | 'identity'>) => {
  const { stores, inUnit, clock, newId } = deps
  const { isWayLeft } = signInWays(deps)
  const messages = securityMessage(deps)

  /** `name`: as the member signs in. `operator`: who asks for it, for the audit log. */
  return async (merchant: Merchant, name: string, operator: string): Promise<Reset | undefined> => {
    const found = await memberByLogin(stores, merchant, name)
    if (!found) return undefined
    const owner = { merchant: merchant.code, memberId: found.id }
    return await inUnit(async unit => {
      const member = await unit.members.lock(merchant.code, found.id)
      if (!member) return undefined
      const present = presentIn(member, await unit.factors.of(merchant.code, member.id), await unit.recoveryCodes.left(owner))
      const isNumberKept =
        member.mobileVerifiedAt !== null && !(await isWayLeft(unit, { ...member, mobile: null, mobileVerifiedAt: null }, { merchant }))
      const removed = present.filter(factor => factor !== 'mobile' || !isNumberKept)

      if (!isNumberKept) await unit.members.removeContact(merchant.code, member.id, 'sms')
      await unit.members.removeContact(merchant.code, member.id, 'email')
      await unit.factors.set(owner, NO_FACTORS)
      await unit.recoveryCodes.replace(owner, [])
      await unit.trustedDevices.endOfOthers(owner, null)

      // It came from no network and no browser.
      const origin = { merchant, network: { ip: '', prefix: '', country: undefined }, userAgent: '', requestId: newId() }
      await unit.audit.add(auditEvent(origin, clock(), 'factor.reset', member.id, { factor: removed.join(', '), operator }))
      // Always, however many notices there were today: whoever talks staff into this must not do it in silence.
      await messages.tell(unit, member, 'security_changed', { merchant, language: merchant.languages[0] ?? 'EN' })
      return { username: member.username, removed, isNumberKept }
    })
  }
}
