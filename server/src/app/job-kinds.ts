import { trackingProviders, type TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import Type from 'typebox'
import { declareJobs, type Lane } from '#kernel/jobs/job-kind.ts'

/** Codes and other messages to players, who wait for them. */
const MESSAGES: Lane = { name: 'messages', atOnce: 10 }
/** Clean-ups, for which nobody waits. */
export const SWEEPS: Lane = { name: 'sweeps', atOnce: 2 }

/** What members get for something: nobody waits at a page for it. */
export const REWARDS: Lane = { name: 'rewards', atOnce: 5 }

/** What payment providers are asked. A slow provider must not keep messages waiting. */
const PAYMENTS: Lane = { name: 'payments', atOnce: 5 }

/** Steps of draws, which must not wait for anything else: players watch the moment of a draw. */
export const LOTTERY: Lane = { name: 'lottery', atOnce: 4 }

/** Pushes to many devices, which must not keep codes waiting. */
const PUSHES: Lane = { name: 'pushes', atOnce: 2 }

/** Advertising companies, whom nobody waits for. A slow one must not keep the others waiting for long. */
const TRACKING: Lane = { name: 'tracking', atOnce: 4 }

const drawSteps = ['open', 'close', 'draw', 'settle', 'refund'] as const
export type DrawStep = (typeof drawSteps)[number]

/** Every kind of job that services queue. `compose.ts` names the handler of each; without one it does not compile. */
export const jobKinds = declareJobs({
  /** A message by SMS or e-mail. `sealed` holds it, because it may carry a code. Each message has its own expiry. */
  message: { lane: MESSAGES, payload: Type.Object({ sealed: Type.String() }) },
  /** One check of a merchant's whole ledger. Another night comes, so it is not tried again for long. */
  checkLedger: {
    lane: { name: 'ledger', atOnce: 1 },
    payload: Type.Object({ check: Type.String() }),
    retry: { firstWaitMs: 60_000, longestWaitMs: 60_000, attempts: 3 },
  },
  /** One day of the ledger beside the books of the provider of games, which may be down for hours. Moments are ISO 8601, `until` is not included. */
  compareBooks: { lane: { name: 'books', atOnce: 1 }, payload: Type.Object({ since: Type.String(), until: Type.String() }) },
  /** One day of payments beside the payment provider's own list. As with the books of games. */
  comparePayments: { lane: { name: 'payment-lists', atOnce: 1 }, payload: Type.Object({ since: Type.String(), until: Type.String() }) },
  /** Points for whoever invited the member of a first deposit. */
  rewardReferral: { lane: REWARDS, payload: Type.Object({ transferId: Type.Integer() }) },
  /** Sends a withdrawal to the payment provider, and asks what became of a payment. */
  followPayment: { lane: PAYMENTS, payload: Type.Object({ id: Type.String() }) },
  /** One step of a draw. It is tried for about a week: a draw that stands still has players' money. */
  drawStep: {
    lane: LOTTERY,
    payload: Type.Object({ draw: Type.String(), step: Type.Unsafe<DrawStep>(Type.Union(drawSteps.map(step => Type.Literal(step)))) }),
    retry: { firstWaitMs: 1_000, longestWaitMs: 300_000, attempts: 2_000 },
  },
  /** Sends a deposit back that arrived but may not be credited. */
  refundDeposit: { lane: PAYMENTS, payload: Type.Object({ id: Type.String() }) },
  /** Divides the audience of a push into batches. */
  planPush: { lane: PUSHES, payload: Type.Object({ push: Type.String() }) },
  /** Sends a push to the devices of one batch. */
  sendPush: { lane: PUSHES, payload: Type.Object({ push: Type.String(), batch: Type.Integer() }) },
  /** Notes for tracking what the ledger says of money. */
  trackMoney: { lane: TRACKING, payload: Type.Object({ transferId: Type.Integer() }) },
  /** Tells a provider of tracking of an event; those for the same provider go together. */
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
