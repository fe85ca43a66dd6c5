import type { IdentityChannel } from '@foyer/contract/identity/identity-fields'
import type { Merchant } from '#merchants/merchant.ts'

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
  issuerOf(merchant: Merchant): string | undefined
  /** Throws `identity.channel.off`, `identity.token.invalid`, or `identity.provider.unavailable` where its keys cannot be fetched. */
  prove(merchant: Merchant, channel: IdentityChannel, idToken: string): Promise<ProvenIdentity>
}

export interface IdentityProviders {
  readonly off: IdentityProvider
  readonly firebase: IdentityProvider
}

/** The merchant's own: none unless its file names a project. */
export const identityProviderOf = (providers: IdentityProviders): IdentityProvider => {
  const of = ({ file }: Merchant) => (file.firebase ? providers.firebase : providers.off)
  return {
    issuerOf: merchant => of(merchant).issuerOf(merchant),
    prove: (merchant, channel, idToken) => of(merchant).prove(merchant, channel, idToken),
  }
}
