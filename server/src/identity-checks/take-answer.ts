import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { recordStaff } from '#staff/events/record-staff.ts'
import type { CompanyDecision, CompanyNews } from './companies/identity-company.ts'
import type { Handover } from './handover.ts'
import type { NamedIdentityCheck } from './identity-check.ts'
import { acceptanceOf, type Decider, refusalOf, settling, type Verdict } from './settling.ts'
import { verifiedUntil } from './terms.ts'

/**
 * What became of what a company said: it decided (`decided`), leaves the document to staff (`left`), said what is known or nothing (`known`), or came
 * after another decision (`late`). `closed`: the account is closed, so nothing is kept of it. `unknown`: there is no such case.
 */
export type Taken = 'decided' | 'left' | 'known' | 'late' | 'closed' | 'unknown'

export type TakeDeps = Pick<Deps, 'inUnit' | 'clock' | 'newId' | 'seals'>
type Said = Pick<Handover, 'answer' | 'reason'>

/** The company as whoever decides: in the trace it stands as `company:` and its name, which no login of staff can be. */
const companyAs = (deps: TakeDeps, { code: merchant }: Merchant, name: string): Decider & { readonly person: { readonly id: string } } => {
  const person = { id: 'company', login: `company:${name}`, name }
  const record = recordStaff(deps)
  return {
    person,
    record: (stores, note) => record(stores, { event: 'identity.company-said', ...note, merchant, person, ip: '', requestId: deps.newId() }),
  }
}

/** What the company's decision comes to by the merchant's own rules: one that these do not allow is left to staff. */
const judged = (deps: TakeDeps, merchant: Merchant, decision: CompanyDecision): { readonly said: Said; readonly verdict?: Verdict } => {
  if (decision.state === 'staff') return { said: { answer: 'staff', reason: null } }
  if (decision.state === 'refused') return { said: { answer: 'refused', reason: decision.reason }, verdict: refusalOf(decision.reason, null) }
  const until = verifiedUntil(merchant, decision, deps.clock())
  if (typeof until === 'string') return { said: { answer: 'staff', reason: until } }
  return { said: { answer: 'accepted', reason: null }, verdict: acceptanceOf(deps, { born: decision.born, words: null }, until) }
}

/** What is to be kept of an answer about a document that is decided already; undefined where it says nothing new. The company's first decision stays. */
const lateChange = (
  { answer, later }: Handover,
  said: Said,
  answeredAt: Date,
): Partial<Pick<Handover, 'answer' | 'reason' | 'answeredAt' | 'later'>> | undefined => {
  if (said.answer === null || said.answer === 'staff' || said.answer === answer) return undefined
  if (answer === null || answer === 'staff') return { ...said, answeredAt }
  return later === null ? { later: said.answer } : undefined
}

/** Takes what the company says of a document, however often it says it: the first decision counts, its own or that of staff. */
export const takeAnswer = (deps: TakeDeps) => {
  const settle = settling(deps)

  const answered = async (unit: Stores, merchant: Merchant, handover: Handover, check: NamedIdentityCheck, news: CompanyNews & CompanyDecision) => {
    const company = companyAs(deps, merchant, handover.company)
    const { said, verdict } = judged(deps, merchant, news)
    const change = async (changes: Parameters<Stores['identityHandovers']['change']>[1]): Promise<void> =>
      await unit.identityHandovers.change(handover, { ...changes, companyId: news.id, failedAt: null })
    const note = async (): Promise<void> =>
      await company.record(unit, { about: { kind: 'identity-check', id: String(check.id) }, after: { member: check.memberId, ...said } })

    if (check.state !== 'waiting') {
      const changes = lateChange(handover, said, deps.clock())
      if (!changes) return 'known'
      await change(changes)
      await note()
      return 'late'
    }
    if (handover.answer === said.answer && handover.reason === said.reason) return 'known'
    await change({ ...said, answeredAt: deps.clock() })
    if (verdict) await settle(unit, check, verdict, company)
    else await note()
    return verdict ? 'decided' : 'left'
  }

  return async (merchant: Merchant, company: string, news: CompanyNews): Promise<Taken> =>
    await deps.inUnit(async unit => {
      const handover = await unit.identityHandovers.lockByReference({ merchant: merchant.code, company, reference: news.reference })
      const check = handover && (await unit.identityChecks.byId(merchant.code, handover.checkId, true))
      if (!handover || !check) return 'unknown'
      if (news.state === 'pending') {
        await unit.identityHandovers.change(handover, { companyId: news.id })
        return 'known'
      }
      const member = await unit.members.byId(merchant.code, handover.memberId)
      return member?.closedAt === null ? await answered(unit, merchant, handover, check, news) : 'closed'
    })
}
