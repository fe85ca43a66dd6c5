import type { PixelScript } from '@foyer/contract/tracking/pixels'
import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import { providers } from '#app/merchants/providers.ts'
import { createProviders } from '#kernel/providers/create-providers.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import type { TrackingProvider } from './tracking-provider.ts'

/** The providers of tracking that a merchant has settings for, by name; none: nothing is tracked there. */
export type TrackingOf = (merchant: ProviderMerchant) => Readonly<Partial<Record<TrackingProviderName, TrackingProvider>>>

export const trackingByChoice = (parts: ProviderParts): TrackingOf => {
  const made = createProviders(providers.tracking, parts)
  return ({ file }) => Object.fromEntries(providers.tracking.flatMap(({ name, isChosen }) => (isChosen(file) ? [[name, made[name]] as const] : [])))
}

/** The scripts that pages of the merchant load for providers of tracking. */
export const pixelScriptsByChoice = ({ file }: Pick<ProviderMerchant, 'file'>): readonly PixelScript[] =>
  providers.tracking.flatMap(provider => provider.scriptsOf(file))
