import { maskedMobile } from '#account/member/masked.ts'
import { securityMessage } from '#account/security-message.ts'
import { loginMobileOf } from '#account/verification/contacts.ts'
import { sendCode } from '#account/verification/one-time-code.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Deps } from '#kernel/deps.ts'
import type { ApprovalAct, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { knownMember, staffOrigin } from './known-member.ts'

type SendDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'limits' | 'seals'>

/** For a member who has lost the password and still has the number or address: the code goes there, and no member of staff reads it. */
export const sendRecovery = (deps: SendDeps): OpService<'members.sendRecovery'> => {
  const send = sendCode(deps)
  return async ({ id, channel, checked, reason }, caller) => {
    const { merchant, requestId, network, userAgent } = caller
    const member = await knownMember(deps.stores, caller, id)
    const recipient = channel === 'sms' ? member.mobileVerifiedAt && member.mobile : member.emailVerifiedAt && member.email
    if (!recipient) throw new OpRefusal('member.contact.missing')
    const language = member.language ?? merchant.languages[0] ?? 'EN'
    const origin = { requestId, merchant, network, userAgent, language, origin: '', affiliateCode: undefined, device: 'H5' }
    await send({ purpose: 'recovery', channel, recipient }, 'member', { ...origin, globalPrivacyControl: false, session: undefined })
    await caller.record(deps.stores, { about: { kind: 'member', id }, reason, after: { channel, checked } })
    return {}
  }
}

/** Asks a second person to give a member another number: whoever has the number has the account. */
export const askNumber =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'members.askNumber'> =>
  async (content, caller) =>
    await inUnit(async unit => {
      const mobile = loginMobileOf(caller.merchant, content.mobile)
      if (mobile === undefined) throw new OpRefusal('member.number.wrong')
      await knownMember(unit, caller, content.memberId)
      const { reason, checked, memberId } = content
      const { id: approval } = await caller.ask(unit, { kind: 'members.number', content: { ...content, mobile: `+${mobile}` }, reason })
      await caller.record(unit, { about: { kind: 'member', id: memberId }, reason, after: { to: maskedMobile(mobile), checked } })
      return { approval }
    })

type NumberDeps = Pick<Deps, 'clock' | 'newId' | 'limits' | 'seals' | 'publish' | 'merchants'>

/** The second person gives it. The member hears of it at the contact that was there before, so that nobody takes an account in silence. */
export const numberApproval = (deps: NumberDeps): ApprovalAct<'members.number'> => {
  const messages = securityMessage(deps)
  return {
    async facts(stores, { memberId, mobile, checked }, code): Promise<ApprovalFacts> {
      const member = await stores.members.byId(code, memberId)
      if (!member) throw new OpRefusal('member.unknown')
      const merchant = deps.merchants.byCode(code)
      const accounts = await stores.ledger.accountsOf(code, memberId)
      const of = (kind: string) => accounts.find(one => one.kind === kind)?.balance ?? 0
      return {
        member: member.username,
        oldNumber: member.mobile && member.mobileVerifiedAt ? maskedMobile(member.mobile) : null,
        newNumber: maskedMobile(mobile.slice(1)),
        checked,
        ...(merchant && { currency: currencyFacts(merchant).currency }),
        balance: of('main'),
        held: of('held'),
      }
    },
    sealed: ['member', 'oldNumber', 'newNumber', 'checked'],
    async carryOut(unit, { memberId, mobile, checked, reason }, caller) {
      const { merchant, person } = caller
      const member = await unit.members.lock(merchant.code, memberId)
      if (!member) throw new OpRefusal('member.unknown')
      const now = deps.clock()
      await unit.members.setContact(merchant.code, memberId, { channel: 'sms', recipient: mobile.slice(1) }, now)
      await unit.sessions.endAllOf(merchant.code, memberId)
      await unit.remember.endAllOf(merchant.code, memberId)
      await unit.trustedDevices.endOfOthers({ merchant: merchant.code, memberId }, null)
      await unit.audit.add(auditEvent(staffOrigin(caller), now, 'factor.reset', memberId, { factor: 'mobile', operator: person.login }))
      await messages.notify(unit, member, 'security_changed', { merchant, language: merchant.languages[0] ?? 'EN' })
      await caller.record(unit, { about: { kind: 'member', id: memberId }, event: 'member.number-changed', reason, after: { checked } })
    },
  }
}
