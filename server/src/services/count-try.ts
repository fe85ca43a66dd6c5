import type { Caller } from '#caller.ts'
import type { Count, Deps } from '#deps.ts'
import type { AuditName } from '#stores/audit-event.ts'
import { auditEvent } from './audit.ts'

/** Counts a try against every rule before anything is verified: guesses made at once must not slip past (decision 6). A full network's tries are not counted against the account behind it. */
export const countTry =
  ({ limits, stores, clock }: Pick<Deps, 'limits' | 'stores' | 'clock'>) =>
  async (caller: Caller, event: Extract<AuditName, `${string}.limited`>, counts: readonly Count[]): Promise<void> => {
    const { full } = await limits.consumeInTurn(caller.merchant.code, counts)
    if (!full) return
    await stores.audit.add(auditEvent(caller, clock(), event, caller.session?.member.id ?? null, { rule: full.rule.name }))
    throw full.refusal
  }
