import type { EventMoney } from '@foyer/contract/tracking/event-money'
import type { Moment } from '@foyer/contract/tracking/moments'
import type { NativeIds, PixelTrack } from '@foyer/contract/tracking/pixel-track'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import type { TrackingLimits } from './limits.ts'

/** A moment as providers are told of it. */
export interface OutgoingEvent {
  /** By which a provider recognises an event that comes once more, or also from the page. */
  readonly id: string
  readonly moment: Moment
  /** The provider's own name of the moment. */
  readonly name: string
  readonly at: Date
  readonly money: EventMoney | undefined
  /** The page's address without its query. */
  readonly page: string
  readonly ip: string
  readonly userAgent: string
  /** SHA-256 of the device's id, hex: who it is before anybody signs in. */
  readonly visitor: string
  /** SHA-256 of the member's id, hex. */
  readonly person: string | undefined
  readonly pixels: PixelTrack
  readonly native: NativeIds
}

/** What the provider said of one event: undefined if it took it, else why it never will. */
export type Verdict = string | undefined

/** A company that is told of moments. */
export interface TrackingProvider {
  readonly limits: TrackingLimits
  /** Its name of the moment at this merchant; undefined if it is not told of it. */
  nameOf(moment: Moment, merchant: ProviderMerchant): string | undefined
  /** What it would need to know the visitor by; undefined if it has that. */
  lacks(event: OutgoingEvent, merchant: ProviderMerchant): string | undefined
  /**
   * Sends up to a batch (`limits.ts`); a verdict on each, in their order. Throws `PermanentFailure` if it refuses them together, which may be the fault of
   * one, `Unclear`, `TryLater`, and `CredentialsRefused`.
   */
  send(events: readonly OutgoingEvent[], merchant: ProviderMerchant): Promise<readonly Verdict[]>
}
