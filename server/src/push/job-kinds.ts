import Type from 'typebox'
import { declareJobs, type Lane } from '#kernel/jobs/job-kind.ts'

/** Pushes to many devices, which must not keep codes waiting. */
const PUSHES: Lane = { name: 'pushes', atOnce: 4, ofOne: 2 }

export const jobKinds = declareJobs({
  /** Divides the audience of a push into batches. */
  planPush: { lane: PUSHES, payload: Type.Object({ push: Type.String() }) },
  /** Sends a push to the devices of one batch. */
  sendPush: { lane: PUSHES, payload: Type.Object({ push: Type.String(), batch: Type.Integer() }) },
})
