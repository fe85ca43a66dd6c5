import type { AnswerOf } from '@foyer/contract/call'
import type { overview } from '@foyer/contract/member/security/overview'
import type { SignedInCaller } from '#caller.ts'
import { Refusal } from '#refusal.ts'
import { methodsOf } from '#services/two-factor/methods.ts'
import type { Factors } from '#stores/factor-store.ts'

export type ConfirmMethod = AnswerOf<typeof overview>['confirm']['methods'][number]

/** A confirmation, and a sign-in by hand, is good for so long, ms. */
export const CONFIRMATION_LIFE_MS = 10 * 60_000

/** What the member can confirm with. A payee name is no proof of much, and left out. */
export const confirmMethodsOf = ({ session: { member }, merchant }: SignedInCaller, factors: Factors): readonly ConfirmMethod[] => {
  const { ga, sms, email } = methodsOf(member, factors, merchant)
  return [
    ...(member.passwordHash === null ? [] : ['password' as const]),
    ...(ga ? ['G' as const] : []),
    // The identity provider's codes serve signing in alone.
    ...(sms && merchant.channels.sms !== 'off' ? ['S' as const] : []),
    ...(email ? ['E' as const] : []),
  ]
}

/** Who has nothing to confirm with has the session alone; it must do, else they could never add anything. */
export const isConfirmationNeeded = (caller: SignedInCaller, factors: Factors, now: Date): boolean => {
  const { confirmedAt } = caller.session
  const isRecent = confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMATION_LIFE_MS
  return !isRecent && confirmMethodsOf(caller, factors).length > 0
}

export const requireConfirmation = (caller: SignedInCaller, factors: Factors, now: Date): void => {
  if (isConfirmationNeeded(caller, factors, now)) throw new Refusal('confirmation.required')
}
