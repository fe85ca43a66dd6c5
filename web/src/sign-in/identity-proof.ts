import type { IdentityChannel } from '@foyer/contract/identity/identity-fields'

/** What the identity provider gave, as our calls carry it (spec 1 §3). */
export interface IdentityProof {
  readonly firebaseChannel: IdentityChannel
  readonly firebaseIdToken: string
}
