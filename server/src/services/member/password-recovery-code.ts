import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { requireCaptcha } from '#services/captcha/require-captcha.ts'
import type { Service } from '#services/service.ts'
import { emailOf, mobileOf } from '#services/verification/contacts.ts'
import { sendCode } from '#services/verification/one-time-code.ts'

type CodeDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'limits' | 'seals' | 'captchas'>

/** Whether the number is a member's is looked up when the message leaves: the answer and its work are the same for all (decision 9). */
export const passwordRecoverySms = (deps: CodeDeps): Service<'member.passwordRecoverySms'> => {
  const demandCaptcha = requireCaptcha(deps)
  const send = sendCode(deps)
  return async (asked, caller) => {
    const recipient = mobileOf(caller.merchant, asked)
    if (recipient === undefined) throw new Refusal('mobile.invalid')
    await demandCaptcha('sms', asked, caller)
    return await send({ purpose: 'recovery', channel: 'sms', recipient }, 'member', caller)
  }
}

/** As by SMS; the same captcha stands before it. */
export const passwordRecoveryEmail = (deps: CodeDeps): Service<'member.passwordRecoveryEmail'> => {
  const demandCaptcha = requireCaptcha(deps)
  const send = sendCode(deps)
  return async (asked, caller) => {
    const recipient = emailOf(asked.email)
    if (recipient === undefined) throw new Refusal('request.invalid', { fields: [{ path: '/email', reason: 'is no address' }] })
    await demandCaptcha('sms', asked, caller)
    return await send({ purpose: 'recovery', channel: 'email', recipient }, 'member', caller)
  }
}
