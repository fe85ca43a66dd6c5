import Type from 'typebox'
import { declareJobs, type Lane } from './job-kind.ts'

/** Codes and other messages to players, who wait for them. */
const MESSAGES: Lane = { name: 'messages', atOnce: 10 }
/** Clean-ups, for which nobody waits. */
export const SWEEPS: Lane = { name: 'sweeps', atOnce: 2 }

/** What members get for something: nobody waits at a page for it. */
const REWARDS: Lane = { name: 'rewards', atOnce: 5 }

/** What payment providers are asked. A slow provider must not keep messages waiting. */
const PAYMENTS: Lane = { name: 'payments', atOnce: 5 }

/** Steps of draws, which must not wait for anything else: players watch the moment of a draw. */
export const LOTTERY: Lane = { name: 'lottery', atOnce: 4 }

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
})
