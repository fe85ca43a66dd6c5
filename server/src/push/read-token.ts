import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import type { PushProviderName, PushProviders } from './providers/push-provider.ts'

/** A token that one of the providers can read. */
interface ReadToken {
  readonly provider: PushProviderName
  /** The address at the push service, by which a device is told from others. */
  readonly address: string
}

/** Whose token it is; undefined if nobody can read it. */
export const readToken = (providers: PushProviders, token: string, merchant: ProviderMerchant): ReadToken | undefined => {
  for (const provider of Object.keys(providers) as PushProviderName[]) {
    const target = providers[provider].read(token, merchant)
    if (target) return { provider, address: target.address }
  }
  return undefined
}
