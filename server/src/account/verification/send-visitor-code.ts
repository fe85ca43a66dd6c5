import type { CaptchaFields } from '@foyer/contract/captcha/captcha-fields'
import { requireCaptcha } from '#captcha/calls/require-captcha.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Message } from '#messages/queue-message.ts'
import { isBudgetLow } from './budget-low.ts'
import type { CodeTarget } from './code-target.ts'
import { sendCode } from './one-time-code.ts'

/** `recipient` is undefined where what was typed is none. */
type Wanted = Pick<CodeTarget, 'purpose' | 'channel'> & { readonly recipient: string | undefined; readonly to: Message['to'] }

const notOne = (channel: CodeTarget['channel']): Refusal =>
  channel === 'sms' ? new Refusal('mobile.invalid') : new Refusal('request.invalid', { fields: [{ path: '/email', reason: 'is no address' }] })

/** Sends a code to the number or address that a visitor names, after a captcha of the scene `sms`, whichever way the code goes. It is asked in any case once the day's budget runs low. */
export const sendVisitorCode = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'limits' | 'seals' | 'captchas'>) => {
  const demandCaptcha = requireCaptcha(deps)
  const send = sendCode(deps)
  const isLow = isBudgetLow(deps)
  return async (request: CaptchaFields, { purpose, channel, recipient, to }: Wanted, caller: Caller): ReturnType<typeof send> => {
    if (recipient === undefined) throw notOne(channel)
    const target = { purpose, channel, recipient }
    await demandCaptcha('sms', request, caller, await isLow(target, caller))
    return await send(target, to, caller)
  }
}
