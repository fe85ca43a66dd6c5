import type { PixelScript } from '@foyer/contract/tracking/pixels'
import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import { createProviders } from '#kernel/providers/create-providers.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import { trackingProviders } from './providers.ts'
import type { TrackingProvider } from './tracking-provider.ts'

/** The providers of tracking that a merchant has settings for, by name; none: nothing is tracked there. */
export type TrackingOf = (merchant: ProviderMerchant) => Readonly<Partial<Record<TrackingProviderName, TrackingProvider>>>

export const trackingByChoice = (parts: ProviderParts): TrackingOf => {
  const made = createProviders(trackingProviders, parts)
  return ({ file }) => Object.fromEntries(trackingProviders.flatMap(({ name, isChosen }) => (isChosen(file) ? [[name, made[name]] as const] : [])))
}

/** The scripts that pages of the merchant load for providers of tracking. */
export const pixelScriptsByChoice = ({ file }: Pick<ProviderMerchant, 'file'>): readonly PixelScript[] =>
  trackingProviders.flatMap(provider => provider.scriptsOf(file))
