import Type from 'typebox'
import { declareJobs, type Lane } from '#kernel/jobs/job-kind.ts'

/** What is sent to many: nobody waits for it, and codes never wait for it. */
const CAMPAIGNS: Lane = { name: 'campaigns', atOnce: 2 }

export const jobKinds = declareJobs({
  /** Counts whom a version of a campaign would reach. */
  countCampaign: { lane: CAMPAIGNS, payload: Type.Object({ campaign: Type.String(), revision: Type.Integer() }) },
  /** Chooses the members of a campaign, part by part. */
  walkCampaign: { lane: CAMPAIGNS, payload: Type.Object({ campaign: Type.String() }) },
  /** Sends a campaign to the members of one part. */
  sendCampaign: { lane: CAMPAIGNS, payload: Type.Object({ campaign: Type.String(), part: Type.Integer() }) },
})
