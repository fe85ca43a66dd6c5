import { maskedEmail, maskedEnd } from '#account/member/masked.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Demand } from './demand.ts'
import type { Methods } from './methods.ts'

interface RequiredVerification extends Pick<Demand, 'isAlways'> {
  readonly methods: Methods
  /** The token that stands for the first step, where no password was given. */
  readonly firstStep?: string
}

/** The refusal that asks for a second factor, with what the page needs to ask for it. Only somebody who passed the first step gets it. */
export const verifyRequired =
  ({ stores }: Pick<Deps, 'stores'>) =>
  async ({ merchant, id, mobile, email }: Member, { methods, isAlways, firstStep }: RequiredVerification, caller: Caller): Promise<Refusal> =>
    new Refusal('login_verify_required', {
      ...methods,
      recoveryCode: (await stores.recoveryCodes.left({ merchant, memberId: id })) > 0,
      ...(methods.sms && mobile !== null && { mobileHint: maskedEnd(mobile) }),
      ...(methods.email && email !== null && { emailHint: maskedEmail(email) }),
      trustDays: isAlways ? 0 : caller.merchant.twoFactor.trustDays,
      ...(firstStep !== undefined && { firstStep }),
    })
