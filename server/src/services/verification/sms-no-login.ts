import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { requireCaptcha } from '#services/captcha/require-captcha.ts'
import type { Service } from '#services/service.ts'
import { mobileOf } from './contacts.ts'
import { sendCode } from './one-time-code.ts'

/** The code goes out whether the number is a member's or not: one code signs in or up, and the answer tells nothing. */
export const smsNoLogin = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'limits' | 'seals' | 'captchas'>,
): Service<'verification.smsNoLogin'> => {
  const demandCaptcha = requireCaptcha(deps)
  const send = sendCode(deps)

  return async (asked, caller) => {
    const recipient = mobileOf(caller.merchant, asked)
    if (recipient === undefined) throw new Refusal('mobile.invalid')
    await demandCaptcha('sms', asked, caller)
    return await send({ purpose: 'visitor', channel: 'sms', recipient }, 'anyone', caller)
  }
}
