import { pagePaths } from '@foyer/contract/page-paths'
import type { IdentityDecision, NamedIdentityCheck } from '#identity-checks/identity-check.ts'
import { ageOn, dayOf, endsAtOf } from '#identity-checks/identity-rules.ts'
import { IDENTITY_SEAL } from '#identity-checks/send-identity.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { StaffCaller } from '#kernel/ops/staff-caller.ts'
import { queuePushTo } from '#push/queue-push.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import { termsOf } from './look.ts'

export type DecideDeps = Pick<Deps, 'inUnit' | 'clock' | 'newId' | 'seals' | 'merchants'>
type Acceptance = Parameters<ApprovalAct<'identity.accept'>['facts']>[1]

export const openCheck = async (stores: Stores, merchant: string, id: number): Promise<NamedIdentityCheck> => {
  const check = await stores.identityChecks.byId(merchant, id, true)
  if (!check) throw new OpRefusal('identity.unknown')
  if (check.state !== 'waiting') throw new OpRefusal('identity.decided', { state: check.state })
  return check
}

/** The day in the merchant's place, as `2026-03-01`. */
const todayAt = (merchant: Merchant, now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: timeZoneOf(merchant) }).format(now)

/** Throws where the document shows somebody too young, or is out of date. */
export const checkedDays = (merchant: Merchant, { born, documentEnds }: Pick<Acceptance, 'born' | 'documentEnds'>, now: Date): Date => {
  const today = todayAt(merchant, now)
  const ends = dayOf(documentEnds)
  if (!dayOf(born) || ageOn(born, today) < merchant.settings.minimumAge)
    throw new OpRefusal('identity.too.young', { minimumAge: merchant.settings.minimumAge })
  if (!ends || documentEnds < today) throw new OpRefusal('identity.document.ended')
  return endsAtOf(now, termsOf(merchant).validMonths, ends)
}

/** Writes the decision, the event and a notice to the member, in one unit of work. */
export const settling = (deps: DecideDeps) => {
  const push = queuePushTo(deps)
  return async (unit: Stores, check: NamedIdentityCheck, decision: Omit<IdentityDecision, 'decidedAt' | 'decidedBy'>, caller: StaffCaller) => {
    const { merchant, memberId, id } = check
    const decided = { ...decision, decidedAt: deps.clock(), decidedBy: caller.person.login }
    if (!(await unit.identityChecks.decide(merchant, id, decided))) throw new OpRefusal('identity.decided', { state: check.state })
    await push(unit, { merchant, memberId }, { kind: 'messages', says: { text: 'push_identity', values: {} }, path: pagePaths.memberIdentity })
    await caller.record(unit, {
      about: { kind: 'identity-check', id: String(id) },
      event: decision.state === 'accepted' ? 'identity.accepted' : 'identity.refused',
      after: { member: memberId, document: check.document, reason: decision.reason, until: decision.endsAt?.toISOString() },
      ...(decision.words !== null && { reason: decision.words }),
    })
  }
}

export const acceptanceOf = ({ seals }: Pick<Deps, 'seals'>, { born, words }: Acceptance, endsAt: Date) =>
  ({ state: 'accepted', reason: null, words, sealedBirth: seals.seal(IDENTITY_SEAL, born), endsAt }) as const
