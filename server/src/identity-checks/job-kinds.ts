import Type from 'typebox'
import { declareJobs, type Lane } from '#kernel/jobs/job-kind.ts'

/** What companies are asked. A slow one must not keep anything else waiting; two at once, because each holds the pictures of a document. */
const COMPANIES: Lane = { name: 'identity-companies', atOnce: 2 }

export const jobKinds = declareJobs({
  /** Hands a document to the merchant's company, and asks what became of it. `id`: of the check. */
  followIdentityCheck: { lane: COMPANIES, payload: Type.Object({ id: Type.Integer() }) },
})
