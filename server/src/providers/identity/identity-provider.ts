import type { IdentityChannel } from '@foyer/contract/identity/identity-fields'
import type { ProviderMerchant } from '#providers/provider-merchant.ts'

/** Somebody whom an identity provider has just seen. */
export interface ProvenIdentity {
  /** The provider's project: another one has other subjects. */
  readonly issuer: string
  readonly subject: string
  /** How they proved it this time. */
  readonly channel: IdentityChannel
  /** E.164 digits, where a code that went to this number came back just now. */
  readonly mobile: string | undefined
}

/** Checks what a provider says of a visitor. */
export interface IdentityProvider {
  /** Who vouches for the merchant's people now; undefined where nobody does. */
  issuerOf(merchant: ProviderMerchant): string | undefined
  /** Throws `identity.channel.off`, `identity.token.invalid`, or `identity.provider.unavailable` where its keys cannot be fetched. */
  prove(merchant: ProviderMerchant, channel: IdentityChannel, idToken: string): Promise<ProvenIdentity>
}
