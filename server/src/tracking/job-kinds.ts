import { trackingProviders, type TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import Type from 'typebox'
import { declareJobs, type Lane } from '#kernel/jobs/job-kind.ts'

/** Advertising companies, whom nobody waits for. A slow one must not keep the others waiting. */
const TRACKING: Lane = { name: 'tracking', atOnce: 8, ofOne: 2 }

export const jobKinds = declareJobs({
  /** Notes for tracking what the ledger says of money. */
  trackMoney: { lane: TRACKING, payload: Type.Object({ transferId: Type.Integer() }) },
  /** Sends an event to a provider of tracking; those for the same provider go together. */
  sendTracking: {
    lane: TRACKING,
    payload: Type.Object({
      event: Type.String(),
      provider: Type.Unsafe<TrackingProviderName>(Type.Union(trackingProviders.map(name => Type.Literal(name)))),
    }),
    batch: 500,
    // Only its time limit ends it: each provider has its own.
    retry: { firstWaitMs: 5_000, longestWaitMs: 3 * 60 * 60_000, attempts: 1_000 },
  },
})
