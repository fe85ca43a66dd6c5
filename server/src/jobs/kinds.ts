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
  /** Sends a deposit back that arrived but may not be credited. */
  refundDeposit: { lane: PAYMENTS, payload: Type.Object({ id: Type.String() }) },
})
