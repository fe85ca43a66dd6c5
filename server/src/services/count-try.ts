import type { Caller } from '#caller.ts'
import type { Count, Deps } from '#deps.ts'
import type { AuditName } from '#stores/audit-event.ts'
import { auditEvent } from './audit.ts'

type LimitDeps = Pick<Deps, 'limits' | 'stores' | 'clock'>
/** The audit event for a limit that is reached. */
type LimitEvent = Extract<AuditName, `${string}.limited`>

/** Counts a try against every rule before anything is verified, so that simultaneous guesses cannot slip past (decision 6). Once the network's limit is reached, its tries no longer count against the account. */
export const countTry =
  ({ limits, stores, clock }: LimitDeps) =>
  async (caller: Caller, event: LimitEvent, counts: readonly Count[]): Promise<void> => {
    const { full } = await limits.consumeInTurn(caller.merchant.code, counts)
    if (!full) return
    await stores.audit.add(auditEvent(caller, clock(), event, caller.session?.member.id ?? null, { rule: full.rule.name }))
    throw full.refusal
  }

/** Does `work` as a counted try, which is given back where it succeeds; `work` throws where it does not. */
export const countedTry = (deps: LimitDeps) => {
  const count = countTry(deps)
  return async <Answer>(caller: Caller, event: LimitEvent, counts: readonly Count[], work: () => Promise<Answer>): Promise<Answer> => {
    await count(caller, event, counts)
    const answer = await work()
    await deps.limits.reward(caller.merchant.code, counts)
    return answer
  }
}
