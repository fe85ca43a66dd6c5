import { DAY_MS, HOUR_MS } from '@foyer/contract/time-units'
import type { Deps, Stores } from '#kernel/deps.ts'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { callbackUrl } from './callback-url.ts'
import type { IdentityCompany } from './companies/identity-company.ts'
import { followJob } from './hand-over.ts'
import type { Handover, HandoverKey } from './handover.ts'
import type { NamedIdentityCheck } from './identity-check.ts'
import { jobKinds } from './job-kinds.ts'
import { IDENTITY_SEAL } from './send-identity.ts'
import { takeAnswer } from './take-answer.ts'

/** A company is asked for the first time after this time, ms, and then after as long as it has been waited for, up to the longest. */
const FIRST_WAIT_MS = 5 * 60_000
const LONGEST_WAIT_MS = HOUR_MS
/** So long after the handover it is asked no more, ms. What it reports later counts all the same. */
const PATIENCE_MS = DAY_MS

type FollowDeps = Parameters<typeof takeAnswer>[0] & Pick<Deps, 'stores' | 'merchants' | 'publicAddresses' | 'identityCompanyOf' | 'log'>

/** A document that is to be decided by a company. `isNew`: the company cannot have it yet. */
interface Open {
  readonly handover: Handover
  readonly check: NamedIdentityCheck
  readonly isNew: boolean
}

/**
 * Hands a document to the company, asks what became of it where no callback says it, and plans its own next time. What fails is tried again as a job is;
 * meanwhile the document counts as one of the staff's.
 */
export const followCheckWork = (deps: FollowDeps): JobWork => {
  const { inUnit, stores, clock, log, merchants, identityCompanyOf, publicAddresses, seals } = deps
  const take = takeAnswer(deps)

  const leave = async (unit: Stores, handover: Handover): Promise<void> =>
    await unit.identityHandovers.change(handover, { answer: 'staff', answeredAt: clock() })

  /** The company definitely does not take it; a callback may have been quicker all the same. */
  const refused = async (key: HandoverKey): Promise<void> =>
    await inUnit(async unit => {
      const handover = await unit.identityHandovers.lock(key)
      if (handover?.answer === null) await leave(unit, handover)
    })

  /** Notes that it is sent before it is, so that after a stop in between, too, the company is asked first. Undefined: nothing is to be sent any more. */
  const begin = async (merchant: string, checkId: number, company: string | undefined): Promise<Open | undefined> =>
    await inUnit(async unit => {
      const handover = await unit.identityHandovers.lock({ merchant, checkId })
      const check = handover && (await unit.identityChecks.byId(merchant, checkId, true))
      if (check?.state !== 'waiting' || handover?.answer !== null) return undefined
      const member = await unit.members.byId(merchant, check.memberId)
      // The account is closed, or the merchant has left the company.
      if (member?.closedAt !== null || company !== handover.company) {
        await leave(unit, handover)
        return undefined
      }
      if (handover.triedAt === null) await unit.identityHandovers.change(handover, { triedAt: clock() })
      return { handover, check, isNew: handover.triedAt === null }
    })

  const handIn = async (merchant: Merchant, { handover: { reference, memberId }, check }: Open, company: IdentityCompany): Promise<void> => {
    const [sealed, member, { payeeName }] = await Promise.all([
      stores.identityChecks.pictures(merchant.code, check.id),
      stores.members.byId(merchant.code, memberId),
      stores.factors.of(merchant.code, memberId),
    ])
    const { id } = await company.handIn(
      {
        reference,
        document: check.document,
        webp: sealed.map(image => seals.open(IDENTITY_SEAL, image)),
        stated: { name: payeeName, birthday: member?.birthday ?? null, country: member?.country ?? null },
        minimumAge: merchant.settings.minimumAge,
        callbackUrl: callbackUrl(publicAddresses.of(merchant), merchant.code),
      },
      merchant,
    )
    await stores.identityHandovers.change({ merchant: merchant.code, checkId: check.id }, { companyId: id })
  }

  /** Once it was sent, the company may have it, whatever was answered: it is asked first. What it does not know is sent again under the same reference. */
  const follow = async (merchant: Merchant, open: Open, name: string, company: IdentityCompany): Promise<void> => {
    const news = open.isNew ? undefined : await company.status(open.handover.reference, merchant)
    if (news) await take(merchant, name, news)
    else await handIn(merchant, open, company)
  }

  const planNext = async (key: HandoverKey): Promise<void> =>
    await inUnit(async unit => {
      const handover = await unit.identityHandovers.lock(key)
      if (handover?.answer !== null) return
      const waited = clock().getTime() - handover.handedAt.getTime()
      const isLate = waited >= PATIENCE_MS
      await unit.identityHandovers.change(key, { failedAt: isLate ? clock() : null })
      if (!isLate) await followJob(unit, key, new Date(clock().getTime() + Math.min(Math.max(waited, FIRST_WAIT_MS), LONGEST_WAIT_MS)))
    })

  return handleJob(jobKinds.followIdentityCheck, async ({ merchant: code, payload: { id: checkId } }) => {
    const merchant = merchants.byCode(code)
    const chosen = merchant && identityCompanyOf(merchant)
    const open = merchant && (await begin(code, checkId, chosen?.name))
    if (!open || !chosen) return
    const key = { merchant: code, checkId }
    try {
      await follow(merchant, open, chosen.name, chosen.company)
    } catch (error) {
      if (!(error instanceof PermanentFailure)) {
        if (open.handover.failedAt === null) await stores.identityHandovers.change(key, { failedAt: clock() })
        throw error
      }
      log.warn({ err: error, merchant: code, check: checkId }, 'a company that checks documents does not take one: staff decide')
      await refused(key)
    }
    await planNext(key)
  })
}
