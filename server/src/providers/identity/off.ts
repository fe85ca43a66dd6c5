import { Refusal } from '#refusal.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** Nobody vouches for anybody. */
export const identityOff: IdentityProvider = {
  issuerOf: () => undefined,
  prove: () => Promise.reject(new Refusal('identity.channel.off')),
}
