import { DAY_MS, HOUR_MS } from '@foyer/contract/time-units'
import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'

export interface TrackingLimits {
  /** Events in one request. */
  readonly batch: number
  /** How long after its moment an event is sent, ms: less than the provider takes, so that none is too old when it arrives. */
  readonly lifeMs: number
  /** Whether it counts an event once that it is told of twice under the same id. Where it does not, an unclear event with money is not repeated. */
  readonly removesDoubles: boolean
}

/** What the providers' documents say (docs/tracking.md names them). They change, so they stand in one place. */
export const trackingLimits: Readonly<Record<TrackingProviderName, TrackingLimits>> = {
  // 7 days, and one older event fails the whole request. Doubles by name and id within 48 hours.
  facebook: { batch: 1_000, lifeMs: 7 * DAY_MS - 6 * HOUR_MS, removesDoubles: true },
  tiktok: { batch: 1_000, lifeMs: 7 * DAY_MS - 6 * HOUR_MS, removesDoubles: true },
  kwai: { batch: 1, lifeMs: DAY_MS, removesDoubles: false },
  // Measurement Protocol of GA4: 72 hours.
  gtag: { batch: 1, lifeMs: 3 * DAY_MS - 6 * HOUR_MS, removesDoubles: true },
  // Until the next day, 02:00 UTC: at least 26 hours for an event of early in the day, and two for one of late in it.
  appsflyer: { batch: 1, lifeMs: 2 * HOUR_MS, removesDoubles: false },
  // 58 days.
  adjust: { batch: 1, lifeMs: 28 * DAY_MS, removesDoubles: false },
  twitter: { batch: 500, lifeMs: 3 * DAY_MS, removesDoubles: true },
  bigo: { batch: 1, lifeMs: DAY_MS, removesDoubles: false },
  // Once per click and `txid`, which is our id.
  voluum: { batch: 1, lifeMs: 3 * DAY_MS, removesDoubles: true },
  propeller: { batch: 1, lifeMs: DAY_MS, removesDoubles: false },
  kadam: { batch: 1, lifeMs: DAY_MS, removesDoubles: false },
  tf: { batch: 1, lifeMs: DAY_MS, removesDoubles: false },
}
