import type { loginVerification } from '@foyer/contract/account/session/login-verification'
import type { RequestOf } from '@foyer/contract/call'
import { proveIdentity } from '#account/identity/prove-identity.ts'
import type { CodePurpose } from '#account/verification/code-target.ts'
import { checkCode, takeCode } from '#account/verification/one-time-code.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { AUTHENTICATOR_SEAL, stepOfCode } from './authenticator.ts'
import type { Factors } from './factors.ts'
import type { Method } from './methods.ts'
import { recoveryCodes } from './recovery-codes.ts'
import { isSameEmail, isSameMobile, isSameName } from './same-contact.ts'

export type Given = Pick<
  RequestOf<typeof loginVerification>,
  'payeeName' | 'authCode' | 'countryDialingCode' | 'mobileNum' | 'email' | 'verificationCode' | 'firebaseIdToken' | 'recoveryCode'
>

/** Uses up the proof in the unit of work of what it allows; false if another request was faster. */
export type Spend = (unit: Stores) => Promise<boolean>

const nothingToSpend: Spend = () => Promise.resolve(true)
const digitsOf = (code: string): string => code.replace(/\s/g, '')

/** Checks the proof given for a method. Count the guess first, and outside any unit of work. */
export const checkMethod = (deps: Pick<Deps, 'stores' | 'clock' | 'seals' | 'identity' | 'limits' | 'randomToken'>) => {
  const check = checkCode(deps)
  const { hashOf } = recoveryCodes(deps)
  const prove = proveIdentity(deps)

  const byCode = async (channel: 'sms' | 'email', recipient: string, purpose: CodePurpose, code: string, memberId: string, caller: Caller) => {
    const right = await check({ purpose, channel, recipient, memberId }, digitsOf(code), caller)
    return right && ((unit: Stores) => takeCode(unit, right, deps.clock()))
  }

  const byAuthenticator = ({ id, merchant }: Member, sealed: string, code: string): Spend | undefined => {
    const step = stepOfCode(deps.seals.open(AUTHENTICATOR_SEAL, sealed), digitsOf(code), deps.clock())
    return step === undefined ? undefined : unit => unit.factors.acceptStep({ merchant, memberId: id }, step)
  }

  const byRecoveryCode = async ({ merchant, id: memberId }: Member, code: string): Promise<Spend | undefined> => {
    const owner = { merchant, memberId }
    const codeHash = hashOf(owner, code)
    return (await deps.stores.recoveryCodes.has(owner, codeHash)) ? unit => unit.recoveryCodes.take(owner, codeHash) : undefined
  }

  /** The identity provider has sent and checked the code. */
  const byProvider = async (mobile: string, idToken: string | undefined, caller: Caller): Promise<Spend | undefined> => {
    if (idToken === undefined) return undefined
    const proven = await prove({ firebaseChannel: 'phone', firebaseIdToken: idToken }, caller)
    return proven.mobile === mobile ? nothingToSpend : undefined
  }

  return async (
    method: Method,
    given: Given,
    { member, factors, purpose }: { readonly member: Member; readonly factors: Factors; readonly purpose: CodePurpose },
    caller: Caller,
  ): Promise<Spend | undefined> => {
    const { payeeName = '', authCode = '', mobileNum = '', email = '', verificationCode = '', recoveryCode = '' } = given
    switch (method) {
      case 'P':
        return factors.payeeName !== null && isSameName(factors.payeeName, payeeName) ? nothingToSpend : undefined
      case 'G':
        return factors.authenticatorSecret === null ? undefined : byAuthenticator(member, factors.authenticatorSecret, authCode)
      case 'R':
        return await byRecoveryCode(member, recoveryCode)
      case 'S':
        if (member.mobile === null || !isSameMobile(member.mobile, mobileNum, caller.merchant, given.countryDialingCode)) return undefined
        if (purpose === 'two-factor' && caller.merchant.settings.smsProvider.firebase)
          return await byProvider(member.mobile, given.firebaseIdToken, caller)
        return await byCode('sms', member.mobile, purpose, verificationCode, member.id, caller)
      case 'E':
        if (member.email === null || !isSameEmail(member.email, email)) return undefined
        return await byCode('email', member.email, purpose, verificationCode, member.id, caller)
    }
  }
}
