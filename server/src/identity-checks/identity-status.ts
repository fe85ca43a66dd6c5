import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import type { Service } from '#kernel/service.ts'

/** The member's last document, and whether another one may be sent. */
export const identityStatus =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'identity.status'> =>
  async (_request, caller) => {
    const owner = ownerOf(caller)
    const [check, valid] = await Promise.all([stores.identityChecks.latestOf(owner), stores.identityChecks.isValid(owner, clock())])
    return {
      check: check
        ? {
            document: check.document,
            state: check.state,
            sentAt: check.sentAt.toISOString(),
            ...(check.reason !== null && { reason: check.reason }),
            ...(check.endsAt !== null && { endsAt: check.endsAt.toISOString() }),
          }
        : null,
      valid,
      maySend: caller.merchant.content.identityChecks !== undefined && !valid && check?.state !== 'waiting',
    }
  }
