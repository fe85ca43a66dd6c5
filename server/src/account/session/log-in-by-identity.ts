import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import type { SessionAnswer } from '@foyer/contract/account/session/session-answer'
import type { CaptchaFields } from '@foyer/contract/captcha/captcha-fields'
import type { Static } from 'typebox'
import { proveIdentity } from '#account/identity/prove-identity.ts'
import type { ProvenIdentity } from '#account/identity/providers/identity-provider.ts'
import { demandBeside } from '#account/two-factor/demand.ts'
import { beginFirstStep } from '#account/two-factor/first-step.ts'
import { verifyRequired } from '#account/two-factor/verify-required.ts'
import { requireCaptcha } from '#captcha/calls/require-captcha.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'
import { newNetworkNotice } from './new-network-notice.ts'
import { openSession } from './open-session.ts'

interface IdentityLogin extends CaptchaFields {
  readonly firebaseChannel: IdentityChannel
  readonly firebaseIdToken: string
  readonly remember?: boolean
  readonly loginDeviceId?: string
}

/** The member of an identity, locked. If it is not bound yet, that is the owner of the number just proven, and it is bound to them now. */
const memberOf = async (unit: Stores, caller: Caller, identity: ProvenIdentity, now: Date): Promise<Member | undefined> => {
  const { merchant } = caller
  const { issuer, subject, mobile, channel } = identity
  const outside = { merchant: merchant.code, issuer, subject, channel }
  const boundTo = await unit.identities.use(outside, now)
  if (boundTo !== undefined) return await unit.members.lock(merchant.code, boundTo)
  // A code sent to the number came back, as with our own codes, so the same person owns the number and the identity.
  const owner = mobile === undefined ? undefined : await unit.members.byContact(merchant.code, { channel: 'sms', recipient: mobile })
  const member = owner && (await unit.members.lock(merchant.code, owner.id))
  if (!member?.mobileVerifiedAt || member.mobile !== mobile) return undefined
  await unit.identities.bind(outside, member.id, now)
  await unit.audit.add(auditEvent(caller, now, 'identity.bound', member.id, { by: channel }))
  return member
}

/** Signs in by phone or social identity; throws `bind_customer_required` for an unknown one (spec 1 §4). */
export const logInByIdentity = (
  deps: Pick<Deps, 'identity' | 'limits' | 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'captchas' | 'seals' | 'newId' | 'publish'>,
): ((request: IdentityLogin, caller: Caller) => Promise<Static<typeof SessionAnswer>>) => {
  const { inUnit, clock } = deps
  const demandCaptcha = requireCaptcha(deps)
  const prove = proveIdentity(deps)
  const open = openSession(deps)
  const notice = newNetworkNotice(deps)
  const begin = beginFirstStep(deps)
  const required = verifyRequired(deps)

  return async (request, caller) => {
    const { firebaseChannel: by, remember = false, loginDeviceId } = request
    await demandCaptcha('login', request, caller)
    const identity = await prove(request, caller)
    const { onNewNetwork, send } = notice(caller)
    const answer = await inUnit(async unit => {
      const now = clock()
      const member = await memberOf(unit, caller, identity, now)
      if (!member) return undefined
      const methods = await demandBeside(unit, member, by, caller)
      if (methods) {
        await unit.audit.add(auditEvent(caller, now, 'verification.asked', member.id, { by, network: caller.network.prefix }))
        return { member, methods, firstStep: await begin(unit, member, by) }
      }
      const detail = { by, network: caller.network.prefix, device: caller.device }
      const event = auditEvent(caller, now, 'login.succeeded', member.id, detail)
      return await open(unit, { member, event, deviceId: loginDeviceId ?? null, remember, commonPassword: false, onNewNetwork }, caller)
    })
    if (!answer) throw new Refusal('bind_customer_required')
    if ('methods' in answer) throw await required(answer.member, { ...answer, isAlways: true }, caller)
    await send()
    return answer
  }
}
