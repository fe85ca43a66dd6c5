import type { loginVerification } from '@foyer/contract/account/session/login-verification'
import type { RequestOf } from '@foyer/contract/call'
import type { ErrorData } from '@foyer/contract/errors'
import type { Member } from '#kernel/member.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Factors } from './factors.ts'

export type Methods = Pick<ErrorData<'login_verify_required'>, 'payeeName' | 'sms' | 'ga' | 'email' | 'passkey'>
export type Method = RequestOf<typeof loginVerification>['method']

/** The member's second factors that the merchant accepts. A payee name may be guessed, so by default it counts only if there is nothing else (spec 1 §4, A payee name can be guessed). */
export const methodsOf = (member: Member, factors: Factors, { channels, settings, twoFactor }: Merchant): Methods => {
  const sms = member.mobileVerifiedAt !== null && (channels.sms !== 'off' || settings.smsProvider.firebase)
  const email = member.emailVerifiedAt !== null && channels.email !== 'off'
  const ga = factors.authenticatorSecret !== null
  const passkey = factors.passkeys === 'working' && settings.login.passkeys
  const isAlone = !sms && !email && !ga && !passkey
  return { payeeName: factors.payeeName !== null && (isAlone || twoFactor.payeeNameBesideOthers), sms, ga, email, passkey }
}

export const hasMethod = (methods: Methods): boolean => Object.values(methods).some(Boolean)

/** A code by SMS and a phone identity prove the number already. */
const PROVES_NUMBER: readonly string[] = ['sms', 'phone']

/** The methods that prove something else than `by`, the way of signing in that succeeded first. */
export const methodsBeside = (by: string, methods: Methods): Methods => (PROVES_NUMBER.includes(by) ? { ...methods, sms: false } : methods)

const flagOf = { P: 'payeeName', S: 'sms', G: 'ga', E: 'email' } as const satisfies Record<Exclude<Method, 'R'>, Exclude<keyof Methods, 'passkey'>>

/** A recovery code stands in for any other method. */
export const offers = (methods: Methods, method: Method): boolean => (method === 'R' ? hasMethod(methods) : methods[flagOf[method]])
