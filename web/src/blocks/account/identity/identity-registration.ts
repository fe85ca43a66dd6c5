import type { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'
import type { IdentityProof } from '#sign-in/identity-proof.ts'

const DEFAULT_TEMPLATE = 'register'

/** What a registration by identity sends in place of name and password (spec 1 §3, Firebase-based registration). */
export const identityRegistration = (proof: IdentityProof, setting: Pick<FirebaseSetting, 'smsTemplate'> | undefined | null) => ({
  ...proof,
  login: true as const,
  remember: true as const,
  smsTemplate: setting?.smsTemplate ?? DEFAULT_TEMPLATE,
})
