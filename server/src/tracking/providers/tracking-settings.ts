import { optional, strict } from '@foyer/contract/merchant/merchant-fields'
import { momentNames, type Moment } from '@foyer/contract/tracking/moments'
import { providerEvents, type TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import Type from 'typebox'

/** The merchant's own names of moments at a provider; an empty one says that the provider is not told. */
export type Names = Readonly<Partial<Record<Moment, string>>>

const Names = Type.Unsafe<Names>(
  Type.Record(
    Type.String({ pattern: `^(${momentNames.join('|')})$` }),
    Type.String({ pattern: '^[A-Za-z0-9_./-]{0,64}$', message: 'must be letters, digits and _ . / -, or empty: then the provider is not told' }),
    { ...strict, description: 'moment → its name at the provider, where it is another than the usual one; empty: the provider is not told' },
  ),
)

/** The settings that every provider of tracking has. */
export const commonSettings = (standard: string) => ({
  url: optional(
    Type.String({
      pattern: '^https?://[^?#]+$',
      message: 'must be an address like https://track.brand.com, without ? and #',
      description: `the address of its interface; ${standard} if absent`,
    }),
  ),
  events: optional(Names),
})

/** The provider's name of a moment: the merchant's own, otherwise the usual one. */
export const nameAt = (provider: TrackingProviderName, moment: Moment, events: Names | undefined): string | undefined =>
  (events?.[moment] ?? providerEvents[provider][moment]) || undefined

/** The address of a path below the provider's. */
export const addressAt = (base: string, path: string): URL => new URL(base.replace(/\/$/, '') + path)
