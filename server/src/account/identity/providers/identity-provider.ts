import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'

/** A person whom an identity provider has just confirmed. */
export interface ProvenIdentity {
  /** The provider's project; every project has its own subjects. */
  readonly issuer: string
  readonly subject: string
  /** The method used this time. */
  readonly channel: IdentityChannel
  /** E.164 digits, if the person has just proven this number with a code. */
  readonly mobile: string | undefined
}

/** Checks what a provider says about a visitor. */
export interface IdentityProvider {
  /** The merchant's current issuer; undefined if it has none. */
  issuerOf(merchant: ProviderMerchant): string | undefined
  /** Throws `identity.channel.off`, `identity.token.invalid`, or `identity.provider.unavailable` if its keys cannot be fetched. */
  prove(merchant: ProviderMerchant, channel: IdentityChannel, idToken: string): Promise<ProvenIdentity>
}
