import Type from 'typebox'
import { declareJobs, type Lane } from '#kernel/jobs/job-kind.ts'

/** Codes and other messages to players, who wait for them. A slow mail server must not keep SMS waiting, nor one of another merchant. */
const MESSAGES: Lane = { name: 'messages', atOnce: 20, ofOne: 10 }

export const jobKinds = declareJobs({
  /** A message by SMS or e-mail. `sealed` holds it, because it may carry a code. Each message has its own expiry. */
  message: { lane: MESSAGES, payload: Type.Object({ sealed: Type.String() }) },
})
