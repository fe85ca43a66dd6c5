import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'

/** The identity provider's proof, as our calls send it (spec 1 §3). */
export interface IdentityProof {
  readonly firebaseChannel: IdentityChannel
  readonly firebaseIdToken: string
}
