import Type from 'typebox'
import { declareJobs } from '#kernel/jobs/job-kind.ts'

export const jobKinds = declareJobs({
  /** One day of the ledger beside the books of the provider of games, which may be down for hours. Moments are ISO 8601, `until` is not included. */
  compareBooks: { lane: { name: 'books', atOnce: 1 }, payload: Type.Object({ since: Type.String(), until: Type.String() }) },
})
