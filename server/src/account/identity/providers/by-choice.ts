import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { identityProviders } from './providers.ts'

/** Confirms no identity. */
const identityOff: IdentityProvider = {
  issuerOf: () => undefined,
  prove: () => Promise.reject(new Refusal('identity.channel.off')),
}

/** The first provider for which the merchant's file has settings; if there is none, no identity can be confirmed. */
export const identityByChoice = (parts: ProviderParts): IdentityProvider => {
  const made = identityProviders.map(({ isChosen, create }) => ({ isChosen, provider: create(parts) }))
  const of = (file: object) => made.find(({ isChosen }) => isChosen(file))?.provider ?? identityOff
  return {
    issuerOf: merchant => of(merchant.file).issuerOf(merchant),
    prove: (merchant, channel, idToken) => of(merchant.file).prove(merchant, channel, idToken),
  }
}
