import type { IdentityState } from '@foyer/contract/identity-checks/identity-check-facts'
import type { StaffEventName } from '@foyer/contract/ops/events'
import { pagePaths } from '@foyer/contract/page-paths'
import type { Deps, Stores } from '#kernel/deps.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { StaffNote } from '#kernel/ops/staff-caller.ts'
import { queuePushTo } from '#push/queue-push.ts'
import type { IdentityDecision, NamedIdentityCheck } from './identity-check.ts'
import { IDENTITY_SEAL } from './send-identity.ts'
import type { DocumentDays } from './terms.ts'

/** Whoever decides: a member of staff, or a company. `record` writes into the trace as them. */
export interface Decider {
  readonly person: { readonly login: string }
  record(stores: Stores, note: StaffNote): Promise<void>
}

/** What is decided, without when and by whom. */
export type Verdict = Omit<IdentityDecision, 'decidedAt' | 'decidedBy'>

type SettleDeps = Pick<Deps, 'clock' | 'newId'>

/** Writes the decision about a document in the state `from`, the event and a notice to the member, in one unit of work. */
const deciding = (deps: SettleDeps, from: IdentityState, eventOf: (verdict: Verdict) => StaffEventName) => {
  const push = queuePushTo(deps)
  return async (unit: Stores, check: NamedIdentityCheck, verdict: Verdict, decider: Decider): Promise<void> => {
    const { merchant, memberId, id } = check
    const decided = { ...verdict, decidedAt: deps.clock(), decidedBy: decider.person.login }
    if (!(await unit.identityChecks.decide(merchant, id, from, decided))) throw new OpRefusal('identity.decided', { state: check.state })
    await push(unit, { merchant, memberId }, { kind: 'messages', says: { text: 'push_identity', values: {} }, path: pagePaths.memberIdentity })
    await decider.record(unit, {
      about: { kind: 'identity-check', id: String(id) },
      event: eventOf(verdict),
      after: { member: memberId, document: check.document, reason: verdict.reason, until: verdict.endsAt?.toISOString() },
      ...(verdict.words !== null && { reason: verdict.words }),
    })
  }
}

/** Accepts or refuses a document that waits. */
export const settling = (deps: SettleDeps) =>
  deciding(deps, 'waiting', ({ state }) => (state === 'accepted' ? 'identity.accepted' : 'identity.refused'))

/** Refuses a document that had been accepted. */
export const takingBack = (deps: SettleDeps) => deciding(deps, 'accepted', () => 'identity.taken-back')

/** `words`: for colleagues; a company has none. */
export const acceptanceOf = (
  { seals }: Pick<Deps, 'seals'>,
  { born, words }: Pick<DocumentDays, 'born'> & { readonly words: string | null },
  endsAt: Date,
) => ({ state: 'accepted', reason: null, words, sealedBirth: seals.seal(IDENTITY_SEAL, born), endsAt }) as const satisfies Verdict

export const refusalOf = (reason: Verdict['reason'], words: string | null) =>
  ({ state: 'refused', reason, words, sealedBirth: null, endsAt: null }) as const satisfies Verdict
