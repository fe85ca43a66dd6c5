import type { FactorName } from '@foyer/contract/account/ops/security'
import { signInWays } from '#account/identity/sign-in-ways.ts'
import { securityMessage } from '#account/security-message.ts'
import { memberByLogin } from '#account/verification/member-by-login.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Factors, StoredFactors } from './factors.ts'

interface Reset {
  /** The member's user name. */
  readonly username: string
  readonly removed: readonly FactorName[]
  /** A number that stays proven, because it is the only way into the account. */
  readonly isNumberKept: boolean
}

const NO_AUTHENTICATOR: Partial<StoredFactors> = { authenticatorSecret: null, authenticatorStep: null, pendingSecret: null, pendingUntil: null }
const NO_FACTORS: Partial<StoredFactors> = { ...NO_AUTHENTICATOR, payeeName: null, alwaysAsk: false }

const presentIn = (member: Member, { payeeName, authenticatorSecret, passkeys }: Factors, recoveryCodes: number): readonly FactorName[] => [
  ...(member.mobileVerifiedAt ? (['mobile'] as const) : []),
  ...(member.emailVerifiedAt ? (['email'] as const) : []),
  ...(authenticatorSecret === null ? [] : (['authenticator'] as const)),
  ...(passkeys === 'none' ? [] : (['passkeys'] as const)),
  ...(payeeName === null ? [] : (['payeeName'] as const)),
  ...(recoveryCodes > 0 ? (['recoveryCodes'] as const) : []),
]

interface Wanted {
  /** Who asks for it, for the audit log. */
  readonly operator: string
  /** All of them if absent. */
  readonly only?: FactorName
}

type ResetDeps = Pick<Deps, 'clock' | 'newId' | 'limits' | 'seals' | 'identity' | 'publish'>

/**
 * Removes what a member verifies with, for one who has lost it, in a unit of work: one factor, or all of them with recovery codes. Trusted devices go in any
 * case; password, sessions and remembered logins stay. The member always hears of it, at the contact they had. Undefined if there is no such member.
 */
export const resetFactorsOf = (deps: ResetDeps) => {
  const { clock, newId } = deps
  const { isWayLeft } = signInWays(deps)
  const messages = securityMessage(deps)

  return async (unit: Stores, merchant: Merchant, id: string, { operator, only }: Wanted): Promise<Reset | undefined> => {
    const member = await unit.members.lock(merchant.code, id)
    if (!member) return undefined
    const owner = { merchant: merchant.code, memberId: id }
    const all = presentIn(member, await unit.factors.of(merchant.code, id), await unit.recoveryCodes.left(owner))
    const present = all.filter(factor => only === undefined || factor === only)
    const isNumberKept = present.includes('mobile') && !(await isWayLeft(unit, { ...member, mobile: null, mobileVerifiedAt: null }, { merchant }))
    const removed = present.filter(factor => factor !== 'mobile' || !isNumberKept)

    if (removed.includes('mobile')) await unit.members.removeContact(merchant.code, id, 'sms')
    if (removed.includes('email')) await unit.members.removeContact(merchant.code, id, 'email')
    if (only === undefined) await unit.factors.set(owner, NO_FACTORS)
    if (only === 'authenticator') await unit.factors.set(owner, NO_AUTHENTICATOR)
    if (only === 'payeeName') await unit.factors.set(owner, { payeeName: null })
    if (only === undefined || only === 'passkeys') await unit.passkeys.removeAllOf(owner)
    if (only === undefined || only === 'recoveryCodes') await unit.recoveryCodes.replace(owner, [])
    await unit.trustedDevices.endOfOthers(owner, null)

    // It came from no network and no browser.
    const origin = { merchant, network: { ip: '', prefix: '', country: undefined }, userAgent: '', requestId: newId() }
    await unit.audit.add(auditEvent(origin, clock(), 'factor.reset', id, { factor: removed.join(', '), operator }))
    // Always, however many notices there were today: whoever talks staff into this must not do it in silence.
    await messages.notify(unit, member, 'security_changed', { merchant, language: merchant.languages[0] ?? 'EN' })
    return { username: member.username, removed, isNumberKept }
  }
}

/** The same for whoever signs in by this name; undefined if nobody does. */
export const resetFactors = (deps: ResetDeps & Pick<Deps, 'stores' | 'inUnit'>) => {
  const reset = resetFactorsOf(deps)
  return async (merchant: Merchant, name: string, operator: string): Promise<Reset | undefined> => {
    const found = await memberByLogin(deps.stores, merchant, name)
    return found && (await deps.inUnit(unit => reset(unit, merchant, found.id, { operator })))
  }
}
