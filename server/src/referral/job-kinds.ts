import Type from 'typebox'
import { declareJobs } from '#kernel/jobs/job-kind.ts'
import { REWARDS } from '#kernel/jobs/lanes.ts'

export const jobKinds = declareJobs({
  /** Points for whoever invited the member of a first deposit. */
  rewardReferral: { lane: REWARDS, payload: Type.Object({ transferId: Type.Integer() }) },
})
