import type { ErrorCode } from '@foyer/contract/errors'
import { RequestError } from '#request/request-error.ts'
import { beginSecondStep, type Demanded, type SecondStep, type VerifyDemand, type VerifyMethods } from './second-step.ts'

const isFlag = (value: unknown): boolean => value === true
const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The flags of a refusal's `value`; another back end may leave some out (spec 1 §3 names three of them). */
export const verifyMethodsIn = (value: unknown): VerifyMethods => {
  const flags = (value ?? {}) as Partial<Record<keyof VerifyMethods, unknown>>
  return { payeeName: isFlag(flags.payeeName), sms: isFlag(flags.sms), ga: isFlag(flags.ga), email: isFlag(flags.email) }
}

const verifyDemandIn = (value: unknown): VerifyDemand => {
  const { passkey, recoveryCode, mobileHint, emailHint, trustDays } = (value ?? {}) as Partial<Record<keyof VerifyDemand, unknown>>
  const hints = { mobileHint: textIn(mobileHint), emailHint: textIn(emailHint) }
  return {
    ...verifyMethodsIn(value),
    passkey: isFlag(passkey),
    recoveryCode: isFlag(recoveryCode),
    ...(hints.mobileHint !== undefined && { mobileHint: hints.mobileHint }),
    ...(hints.emailHint !== undefined && { emailHint: hints.emailHint }),
    trustDays: typeof trustDays === 'number' ? trustDays : 0,
  }
}

/** A sign-in that was just refused. */
interface Refused extends Pick<SecondStep, 'remember' | 'complete'> {
  /** What was typed; absent for an identity, which has neither. */
  readonly credentials?: { readonly username: string; readonly password: string }
}

/**
 * Opens the two-factor modal, which `app` draws, if the sign-in was refused with `login_verify_required`; throws any other error. Every way of
 * signing in ends here (spec 1 §4). What was typed stays in memory while the modal is open.
 */
export const askSecondFactor = (error: unknown, { credentials, remember, complete }: Refused): void => {
  if (!(error instanceof RequestError) || error.code !== ('login_verify_required' satisfies ErrorCode)) throw error
  const token = textIn((error.value as Partial<Demanded> | undefined)?.firstStep)
  const firstStep = token === undefined ? credentials : { firstStep: token }
  if (!firstStep) throw error
  beginSecondStep({ demand: verifyDemandIn(error.value), firstStep, remember, complete })
}
