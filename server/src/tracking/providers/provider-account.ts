import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import { trackingLimits } from './limits.ts'
import type { TrackingProvider } from './tracking-provider.ts'
import { nameAt, type Names } from './tracking-settings.ts'

interface Account {
  readonly settings: { readonly events?: Names }
}

/** A provider of tracking, from what it lacks and how it sends for an account; a merchant without an account is told of as a failure. */
export const providerOf = <Own extends Account>(
  name: TrackingProviderName,
  accountOf: (merchant: ProviderMerchant) => Own | undefined,
  parts: Pick<TrackingProvider, 'lacks'> & {
    readonly send: (events: Parameters<TrackingProvider['send']>[0], account: Own) => ReturnType<TrackingProvider['send']>
  },
): TrackingProvider => ({
  limits: trackingLimits[name],
  nameOf(moment, merchant) {
    const account = accountOf(merchant)
    return account && nameAt(name, moment, account.settings.events)
  },
  lacks: parts.lacks,
  async send(events, merchant) {
    const account = accountOf(merchant)
    if (!account) throw new PermanentFailure(`${merchant.code} has no account at ${name}`)
    return await parts.send(events, account)
  },
})
