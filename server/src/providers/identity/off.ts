import type { IdentityProvider } from '#providers/identity/identity-provider.ts'
import { Refusal } from '#refusal.ts'

/** Nobody vouches for anybody. */
export const identityOff: IdentityProvider = {
  issuerOf: () => undefined,
  prove: () => Promise.reject(new Refusal('identity.channel.off')),
}
