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

/** Writes the decision, the event and a notice to the member, in one unit of work. */
export const settling = (deps: Pick<Deps, 'clock' | 'newId'>) => {
  const push = queuePushTo(deps)
  return async (unit: Stores, check: NamedIdentityCheck, verdict: Verdict, decider: Decider): Promise<void> => {
    const { merchant, memberId, id } = check
    const decided = { ...verdict, decidedAt: deps.clock(), decidedBy: decider.person.login }
    if (!(await unit.identityChecks.decide(merchant, id, decided))) throw new OpRefusal('identity.decided', { state: check.state })
    await push(unit, { merchant, memberId }, { kind: 'messages', says: { text: 'push_identity', values: {} }, path: pagePaths.memberIdentity })
    await decider.record(unit, {
      about: { kind: 'identity-check', id: String(id) },
      event: verdict.state === 'accepted' ? 'identity.accepted' : 'identity.refused',
      after: { member: memberId, document: check.document, reason: verdict.reason, until: verdict.endsAt?.toISOString() },
      ...(verdict.words !== null && { reason: verdict.words }),
    })
  }
}

/** `words`: for colleagues; a company has none. */
export const acceptanceOf = (
  { seals }: Pick<Deps, 'seals'>,
  { born, words }: Pick<DocumentDays, 'born'> & { readonly words: string | null },
  endsAt: Date,
) => ({ state: 'accepted', reason: null, words, sealedBirth: seals.seal(IDENTITY_SEAL, born), endsAt }) as const satisfies Verdict

export const refusalOf = (reason: Verdict['reason'], words: string | null) =>
  ({ state: 'refused', reason, words, sealedBirth: null, endsAt: null }) as const satisfies Verdict
