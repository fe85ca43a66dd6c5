import type { ErrorCode, ErrorData } from '@foyer/contract/errors'
import { RequestError } from '#request/request-error.ts'
import { createStore, useStore } from '#store.ts'
import type { SignedIn } from './enter.ts'

type Demanded = ErrorData<'login_verify_required'>
/** What the member can verify with (spec 1 §3, Login error). */
export type VerifyMethods = Pick<Demanded, 'payeeName' | 'sms' | 'ga' | 'email'>
/** The same, with what the page needs to ask for it. */
export type VerifyDemand = VerifyMethods & Pick<Demanded, 'recoveryCode' | 'mobileHint' | 'emailHint' | 'trustDays'>

/** How the second step repeats the first: user name and password, or the token that stands for another way. */
export type FirstStep = { readonly username: string; readonly password: string } | { readonly firstStep: string }

/** A sign-in whose first step succeeded and that waits for a second factor. */
export interface SecondStep {
  readonly demand: VerifyDemand
  readonly firstStep: FirstStep
  readonly remember: boolean
  /** Finishes the sign-in. */
  complete(answer: SignedIn): void
}

const store = createStore<SecondStep | null>(() => null)

/** For code outside components. */
export const currentSecondStep = (): SecondStep | null => store.get()

export const useSecondStep = (): SecondStep | null => useStore(store, null)

/** Called when verified, cancelled, or when the page changes. */
export const endSecondStep = (): void => {
  if (store.get()) store.set(null)
}

const isFlag = (value: unknown): boolean => value === true
const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The flags of a refusal's `value`; another back end may leave some out (spec 1 §3 names three of them). */
export const verifyMethodsIn = (value: unknown): VerifyMethods => {
  const flags = (value ?? {}) as Partial<Record<keyof VerifyMethods, unknown>>
  return { payeeName: isFlag(flags.payeeName), sms: isFlag(flags.sms), ga: isFlag(flags.ga), email: isFlag(flags.email) }
}

const verifyDemandIn = (value: unknown): VerifyDemand => {
  const { recoveryCode, mobileHint, emailHint, trustDays } = (value ?? {}) as Partial<Record<keyof VerifyDemand, unknown>>
  const hints = { mobileHint: textIn(mobileHint), emailHint: textIn(emailHint) }
  return {
    ...verifyMethodsIn(value),
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
  store.set({ demand: verifyDemandIn(error.value), firstStep, remember, complete })
}
