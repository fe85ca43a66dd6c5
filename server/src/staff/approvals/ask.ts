import { approvalKinds } from '@foyer/contract/ops/approvals/kinds'
import type { Deps } from '#kernel/deps.ts'
import type { ApprovalAct, ApprovalActs } from '#kernel/ops/approval-act.ts'
import type { EntranceParts } from '#kernel/ops/op-entry.ts'
import { contentDigest } from './approval-digest.ts'
import { changedFacts } from './view.ts'

/** Whoever wants it done asks again after this time, ms: nobody decides about facts of last week. */
const LIFE_MS = 72 * 60 * 60_000

/** Asks another person for an act: what is to be done, the facts as they stand, and why. */
export const askForApproval =
  (deps: Pick<Deps, 'seals' | 'clock' | 'newId'>, acts: ApprovalActs): EntranceParts['ask'] =>
  async (stores, merchant, { kind, content, reason }, caller) => {
    caller.requireAt(approvalKinds[kind].ask, merchant)
    // A kind's act takes the content of that kind: the pair was checked where it was asked for.
    const act = acts[kind] as ApprovalAct<typeof kind>
    const digest = contentDigest(deps, kind, merchant, content)
    await stores.staffApprovals.holdRequests({ merchant, digest })
    const facts = await act.facts(stores, content, merchant)
    const askedAt = deps.clock()
    const makerId = caller.person.id
    const before = await stores.staffApprovals.waitingLike({ merchant, digest, makerId }, askedAt)
    // The same request again, because the first answer was lost. Where the sealed facts have changed, nobody could approve the earlier one.
    const isSame = before?.reason === reason && !changedFacts(before.facts, facts).some(name => act.sealed.includes(name))
    if (isSame) return { id: before.id }
    const id = deps.newId()
    await stores.staffApprovals.add({
      merchant,
      id,
      kind,
      content,
      digest,
      facts,
      reason,
      makerId,
      askedAt,
      expiresAt: new Date(askedAt.getTime() + LIFE_MS),
    })
    return { id }
  }
