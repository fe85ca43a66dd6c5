import Type from 'typebox'
import { declareJobs } from '#kernel/jobs/job-kind.ts'

export const jobKinds = declareJobs({
  /** One check of a merchant's whole ledger. Another night comes, so it is not tried again for long. */
  checkLedger: {
    lane: { name: 'ledger', atOnce: 1 },
    payload: Type.Object({ check: Type.String() }),
    retry: { firstWaitMs: 60_000, longestWaitMs: 60_000, attempts: 3 },
  },
})
