import { generatedUsername } from '#account/member/generated-username.ts'
import { requireStrongPassword } from '#account/member/password-policy.ts'
import { mobileOf } from '#account/verification/contacts.ts'
import { guessCode } from '#account/verification/guess-code.ts'
import { takeCode } from '#account/verification/one-time-code.ts'
import { requireCaptcha } from '#captcha/calls/require-captcha.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { countRegistration } from './count-registration.ts'
import { createMember, type MemberCreation } from './create-member.ts'

const refuseField = (field: string, reason: string): Refusal => new Refusal('request.invalid', { fields: [{ path: `/${field}`, reason }] })

/** A password is required if MOBILENUMPASSREG3 is on, and refused if it is off: no account ever has the fixed default of spec 1 §5 (docs/decisions). */
const requireFittingPassword = (password: string | undefined, { merchant }: Caller): void => {
  if (!merchant.flags.MOBILENUMPASSREG3) {
    if (password !== undefined) throw refuseField('password', 'is not asked')
    return
  }
  if (password === undefined) throw refuseField('password', 'is missing')
  requireStrongPassword(password, '', merchant)
}

/**
 * Registers with a number that a code has proven. The captcha before the code was that of the scene `sms`; registering is a scene of its own. Only somebody with the right code is told that the number
 * already has a member, and the code stays valid, because it can also sign in.
 */
export const registerMobile = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'passwords' | 'limits' | 'seals' | 'captchas' | 'publish'>,
): Service<'member.registerMobile'> => {
  const count = countRegistration(deps)
  const demandCaptcha = requireCaptcha(deps)
  const guess = guessCode(deps)
  const create = createMember(deps)

  return async ({ password, verificationCode, ...request }, caller) => {
    const { settings } = caller.merchant
    if (!settings.register.enabled || !settings.register.ways.includes('mobile')) throw new Refusal('register.disabled')
    const mobile = mobileOf(caller.merchant, request)
    if (mobile === undefined) throw new Refusal('mobile.invalid')
    requireFittingPassword(password, caller)
    await demandCaptcha('register', request, caller)
    await count(caller)
    const target = { purpose: 'visitor', channel: 'sms', recipient: mobile } as const
    const right = await guess(target, verificationCode, caller, ['register.limited', 'register.failed'])

    const passwordHash = password === undefined ? null : await deps.passwords.hash(password, caller.network.ip)
    const chosen = { username: generatedUsername(deps, 'm'), passwordHash, mobile }
    const take: MemberCreation['take'] = async (unit, now) => {
      if (!(await takeCode(unit, right, now))) throw new Refusal('verification.code.invalid')
    }
    return await create(request, { chosen, by: 'mobile', take }, caller)
  }
}
