import type { SessionAnswer } from '@foyer/contract/account/session/session-answer'
import type { CaptchaFields } from '@foyer/contract/captcha/captcha-fields'
import type { Static } from 'typebox'
import { demandBeside } from '#account/two-factor/demand.ts'
import { beginFirstStep } from '#account/two-factor/first-step.ts'
import { verifyRequired } from '#account/two-factor/verify-required.ts'
import { internationalMobileOf } from '#account/verification/contacts.ts'
import { guessCode } from '#account/verification/guess-code.ts'
import { takeCode } from '#account/verification/one-time-code.ts'
import { requireCaptcha } from '#captcha/calls/require-captcha.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { newNetworkNotice } from './new-network-notice.ts'
import { openSession } from './open-session.ts'

interface SmsLogin extends CaptchaFields {
  /** Dialling code and number. */
  readonly username: string
  /** The code. */
  readonly password?: string
  readonly remember?: boolean
  readonly loginDeviceId?: string
}

/**
 * Signs in with a code sent to the member's number (spec 1 §3, Type sms). The captcha before the code was that of the scene `sms`; signing in is a
 * scene of its own. The code itself is a second factor, so another is asked only of a member who is always asked (spec 1 §4, "Always ask").
 */
export const logInBySms = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'limits' | 'seals' | 'captchas' | 'newId' | 'publish'>,
): ((request: SmsLogin, caller: Caller) => Promise<Static<typeof SessionAnswer>>) => {
  const { stores, inUnit, clock } = deps
  const demandCaptcha = requireCaptcha(deps)
  const guess = guessCode(deps)
  const open = openSession(deps)
  const notice = newNetworkNotice(deps)
  const begin = beginFirstStep(deps)
  const required = verifyRequired(deps)

  return async (request, caller) => {
    const { username, password = '', remember = false, loginDeviceId } = request
    const { merchant, network, device } = caller
    if (!merchant.settings.login.ways.includes('sms')) throw new Refusal('message.channel.off')
    const mobile = internationalMobileOf(merchant, username)
    if (mobile === undefined) throw new Refusal('mobile.invalid')
    await demandCaptcha('login', request, caller)
    const target = { purpose: 'visitor', channel: 'sms', recipient: mobile } as const
    const right = await guess(target, password, caller, ['login.limited', 'login.failed'])
    const owner = await stores.members.byContact(merchant.code, target)
    // Only somebody with the right code learns this; the code stays valid, to register with.
    if (!owner) {
      await stores.audit.add(auditEvent(caller, clock(), 'login.failed', null, { by: 'sms', reason: 'mobile.unknown' }))
      throw new Refusal('mobile.unknown')
    }

    const { onNewNetwork, send } = notice(caller)
    const answer = await inUnit(async unit => {
      const now = clock()
      const member = await unit.members.lock(merchant.code, owner.id)
      const isTheirs = member?.mobile === mobile && member.mobileVerifiedAt !== null
      if (!isTheirs || !(await takeCode(unit, right, now))) throw new Refusal('verification.code.invalid')
      const methods = await demandBeside(unit, member, 'sms', caller)
      if (methods) {
        await unit.audit.add(auditEvent(caller, now, 'verification.asked', member.id, { by: 'sms', network: network.prefix }))
        return { member, methods, firstStep: await begin(unit, member, 'sms') }
      }
      const event = auditEvent(caller, now, 'login.succeeded', member.id, { by: 'sms', network: network.prefix, device })
      return await open(unit, { member, event, deviceId: loginDeviceId ?? null, remember, commonPassword: false, onNewNetwork }, caller)
    })
    if ('methods' in answer) throw await required(answer.member, { ...answer, isAlways: true }, caller)
    await send()
    return answer
  }
}
