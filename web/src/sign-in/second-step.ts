import type { ErrorData } from '@foyer/contract/errors'
import { createStore, useStore } from '#store.ts'
import type { SignedIn } from './enter.ts'

/** What the server says when it asks for a second factor. */
export type Demanded = ErrorData<'login_verify_required'>
/** What the member can verify with (spec 1 §3, Login error). */
export type VerifyMethods = Pick<Demanded, 'payeeName' | 'sms' | 'ga' | 'email'>
/** The same, with what the page needs to ask for it. */
export type VerifyDemand = VerifyMethods & Pick<Demanded, 'passkey' | 'recoveryCode' | 'mobileHint' | 'emailHint' | 'trustDays'>

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

/** Opens the two-factor modal, which `app` draws. */
export const beginSecondStep = store.set

/** Called when verified, cancelled, or when the page changes. */
export const endSecondStep = (): void => {
  if (store.get()) store.set(null)
}
