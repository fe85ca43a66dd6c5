import type { IdentityDecision, NamedIdentityCheck } from '#identity-checks/identity-check-store.ts'
import { ageOn, dayOf, endsAtOf } from '#identity-checks/identity-rules.ts'
import { IDENTITY_SEAL } from '#identity-checks/send-identity.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { StaffCaller } from '#kernel/ops/staff-caller.ts'
import { queuePushTo } from '#push/queue-push.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import { waitsForSecond, termsOf } from './look.ts'

type DecideDeps = Pick<Deps, 'inUnit' | 'clock' | 'newId' | 'seals' | 'merchants'>
type Acceptance = Parameters<ApprovalAct<'identity.accept'>['facts']>[1]

const openCheck = async (stores: Stores, merchant: string, id: number): Promise<NamedIdentityCheck> => {
  const check = await stores.identityChecks.byId(merchant, id, true)
  if (!check) throw new OpRefusal('identity.unknown')
  if (check.state !== 'waiting') throw new OpRefusal('identity.decided', { state: check.state })
  return check
}

/** The day in the merchant's place, as `2026-03-01`. */
const todayAt = (merchant: Merchant, now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: timeZoneOf(merchant) }).format(now)

/** Throws where the document shows somebody too young, or is out of date. */
const checkedDays = (merchant: Merchant, { born, documentEnds }: Pick<Acceptance, 'born' | 'documentEnds'>, now: Date): Date => {
  const today = todayAt(merchant, now)
  const ends = dayOf(documentEnds)
  if (!dayOf(born) || ageOn(born, today) < merchant.settings.minimumAge)
    throw new OpRefusal('identity.too.young', { minimumAge: merchant.settings.minimumAge })
  if (!ends || documentEnds < today) throw new OpRefusal('identity.document.ended')
  return endsAtOf(now, termsOf(merchant).validMonths, ends)
}

/** Writes the decision, the event and a notice to the member, in one unit of work. */
const settling = (deps: DecideDeps) => {
  const push = queuePushTo(deps)
  return async (unit: Stores, check: NamedIdentityCheck, decision: Omit<IdentityDecision, 'decidedAt' | 'decidedBy'>, caller: StaffCaller) => {
    const { merchant, memberId, id } = check
    const decided = { ...decision, decidedAt: deps.clock(), decidedBy: caller.person.login }
    if (!(await unit.identityChecks.decide(merchant, id, decided))) throw new OpRefusal('identity.decided', { state: check.state })
    await push(unit, { merchant, memberId }, { kind: 'messages', says: { text: 'push_identity', values: {} }, path: '/m/member/identity' })
    await caller.record(unit, {
      about: { kind: 'identity-check', id: String(id) },
      event: decision.state === 'accepted' ? 'identity.accepted' : 'identity.refused',
      after: { member: memberId, document: check.document, reason: decision.reason, until: decision.endsAt?.toISOString() },
      ...(decision.words !== null && { reason: decision.words }),
    })
  }
}

const acceptanceOf = ({ seals }: Pick<Deps, 'seals'>, { born, words }: Acceptance, endsAt: Date) =>
  ({ state: 'accepted', reason: null, words, sealedBirth: seals.seal(IDENTITY_SEAL, born), endsAt }) as const

/** Accepts a document at once, or asks a second person of compliance. */
export const acceptIdentity = (deps: DecideDeps): OpService<'identity.accept'> => {
  const settle = settling(deps)
  return async (acceptance, caller) =>
    await deps.inUnit(async unit => {
      const { merchant } = caller
      const check = await openCheck(unit, merchant.code, acceptance.id)
      const endsAt = checkedDays(merchant, acceptance, deps.clock())
      if (!termsOf(merchant).needsSecond) {
        await settle(unit, check, acceptanceOf(deps, acceptance, endsAt), caller)
        return { approval: null }
      }
      if (await waitsForSecond(unit, merchant.code, acceptance.id, deps.clock())) throw new OpRefusal('identity.asked')
      const { id: approval } = await caller.ask(unit, { kind: 'identity.accept', content: acceptance, reason: acceptance.words })
      const about = { kind: 'identity-check', id: String(acceptance.id) } as const
      await caller.record(unit, { about, event: 'identity.accept-asked', after: { member: check.memberId }, reason: acceptance.words })
      return { approval }
    })
}

export const refuseIdentity = (deps: DecideDeps): OpService<'identity.refuse'> => {
  const settle = settling(deps)
  return async ({ id, reason, words }, caller) =>
    await deps.inUnit(async unit => {
      const check = await openCheck(unit, caller.merchant.code, id)
      await settle(unit, check, { state: 'refused', reason, words, sealedBirth: null, endsAt: null }, caller)
      return {}
    })
}

/** The second look: the pictures stand on the page of the check, and what the first person read in them is sealed. */
export const acceptAct = (deps: DecideDeps): ApprovalAct<'identity.accept'> => {
  const settle = settling(deps)
  return {
    async facts(stores, acceptance, code) {
      const merchant = deps.merchants.byCode(code)
      const check = await openCheck(stores, code, acceptance.id)
      if (!merchant) throw new OpRefusal('identity.unknown')
      checkedDays(merchant, acceptance, deps.clock())
      const { born, documentEnds } = acceptance
      return { check: acceptance.id, member: check.memberId, name: check.username, document: check.document, born, documentEnds }
    },
    sealed: ['check', 'member', 'document', 'born', 'documentEnds'],
    async carryOut(unit, acceptance, caller) {
      const check = await openCheck(unit, caller.merchant.code, acceptance.id)
      const endsAt = checkedDays(caller.merchant, acceptance, deps.clock())
      await settle(unit, check, acceptanceOf(deps, acceptance, endsAt), caller)
    },
  }
}
