import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Handover, HandoverKey } from './handover.ts'
import { jobKinds } from './job-kinds.ts'

/** Random bytes of our name for a case. */
const REFERENCE_BYTES = 16
/** All jobs of a merchant with it wait where its company refuses the account. */
const PROVIDER = 'identityCheck'

/** Queues the work that hands a document to its company, or asks for it. Two at once do no harm: the row is locked where something follows. */
export const followJob = async ({ jobs }: Pick<Stores, 'jobs'>, { merchant, checkId }: HandoverKey, dueAt: Date): Promise<void> =>
  await jobs.add(jobKinds.followIdentityCheck, { merchant, payload: { id: checkId }, dueAt, provider: PROVIDER })

/** Hands a new document to the merchant's company, in the unit of work that stores it; where there is none, staff alone look at it. */
export const handOver =
  ({ identityCompanyOf, randomToken, clock }: Pick<Deps, 'identityCompanyOf' | 'randomToken' | 'clock'>) =>
  async (unit: Stores, merchant: Merchant, { memberId, checkId }: Pick<Handover, 'memberId' | 'checkId'>): Promise<void> => {
    const chosen = identityCompanyOf(merchant)
    if (!chosen) return
    const key = { merchant: merchant.code, checkId }
    const handover = { ...key, memberId, company: chosen.name, reference: randomToken(REFERENCE_BYTES), handedAt: clock() }
    if (await unit.identityHandovers.add(handover)) await followJob(unit, key, clock())
  }
