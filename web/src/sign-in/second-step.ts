import type { ErrorData } from '@foyer/contract/errors'
import { createStore, useStore } from '#store.ts'
import type { SignedIn } from './enter.ts'

/** What the member can verify with (spec 1 §3, Login error). */
export type VerifyMethods = ErrorData<'login_verify_required'>

/** A sign-in with the right password that waits for a second factor. */
export interface SecondStep {
  readonly methods: VerifyMethods
  readonly username: string
  readonly password: string
  readonly remember: boolean
  /** Finishes the sign-in. */
  complete(answer: SignedIn): void
}

const store = createStore<SecondStep | null>(() => null)

/** Opens the two-factor modal, which `app` draws. The password stays in memory while it is open. */
export const askSecondFactor = (step: SecondStep): void => store.set(step)

export const useSecondStep = (): SecondStep | null => useStore(store, null)

/** Called when verified, cancelled, or when the page changes. */
export const endSecondStep = (): void => {
  if (store.get()) store.set(null)
}

const isFlag = (value: unknown): boolean => value === true

/** The flags of a refusal's `value`; another back end may leave some out (spec 1 §3 names three of them). */
export const verifyMethodsIn = (value: unknown): VerifyMethods => {
  const flags = (value ?? {}) as Partial<Record<keyof VerifyMethods, unknown>>
  return { payeeName: isFlag(flags.payeeName), sms: isFlag(flags.sms), ga: isFlag(flags.ga), email: isFlag(flags.email) }
}
