import type { RequestOf } from '@foyer/contract/call'
import type { ErrorData } from '@foyer/contract/errors'
import type { loginVerification } from '@foyer/contract/session/login-verification'
import type { Merchant } from '#merchants/merchant.ts'
import type { Factors } from '#stores/factor-store.ts'
import type { Member } from '#stores/member-store.ts'

export type Methods = ErrorData<'login_verify_required'>
export type Method = RequestOf<typeof loginVerification>['method']

/** The member's second factors that the merchant accepts. A payee name may be guessed, so by default it counts only if there is nothing else (spec 1 §4, A payee name can be guessed). */
export const methodsOf = (member: Member, factors: Factors, { channels, settings, twoFactor }: Merchant): Methods => {
  const sms = member.mobileVerifiedAt !== null && (channels.sms !== 'off' || settings.smsProvider.firebase)
  const email = member.emailVerifiedAt !== null && channels.email !== 'off'
  const ga = factors.authenticatorSecret !== null
  const isAlone = !sms && !email && !ga
  return { payeeName: factors.payeeName !== null && (isAlone || twoFactor.payeeNameBesideOthers), sms, ga, email }
}

export const hasMethod = (methods: Methods): boolean => Object.values(methods).some(Boolean)

const flagOf = { P: 'payeeName', S: 'sms', G: 'ga', E: 'email' } as const satisfies Record<Method, keyof Methods>

export const offers = (methods: Methods, method: Method): boolean => methods[flagOf[method]]
