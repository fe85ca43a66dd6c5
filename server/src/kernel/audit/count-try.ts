import type { Caller } from '#kernel/caller.ts'
import type { Count, LimitReached, Limits } from '#kernel/security/limits.ts'
import type { AuditDetails, AuditName } from './audit-event.ts'
import type { AuditStore } from './audit-store.ts'
import { auditEvent } from './audit.ts'

interface NoteParts {
  readonly stores: { readonly audit: AuditStore }
  readonly clock: () => Date
}
interface LimitParts extends NoteParts {
  readonly limits: Limits
}
/** The audit event for a limit that is reached. */
type LimitEvent = Extract<AuditName, `${string}.limited`>

/** Writes to the audit log that a limit was reached: one event for each window of the limit, with the number of tries that it refused. */
export const noteLimit =
  ({ stores, clock }: NoteParts) =>
  async (
    caller: Caller,
    event: LimitEvent,
    { rule, window }: LimitReached,
    detail: AuditDetails[LimitEvent] = { rule: rule.name },
  ): Promise<void> => {
    const written = auditEvent(caller, clock(), event, caller.session?.member.id ?? null, detail)
    await stores.audit.add({ ...written, limitWindow: `${event} ${window}` })
  }

/** Counts a try against every rule before anything is verified, so that simultaneous guesses cannot slip past (decision 6). Once the network's limit is reached, its tries no longer count against the account. */
export const countTry = (deps: LimitParts) => {
  const note = noteLimit(deps)
  return async (caller: Caller, event: LimitEvent, counts: readonly Count[]): Promise<void> => {
    const { full } = await deps.limits.consumeInTurn(caller.merchant.code, counts)
    if (!full) return
    await note(caller, event, full)
    throw full.refusal
  }
}

/** Does `work` as a counted try, which is given back where it succeeds; `work` throws where it does not. */
export const countedTry = (deps: LimitParts) => {
  const count = countTry(deps)
  return async <Answer>(caller: Caller, event: LimitEvent, counts: readonly Count[], work: () => Promise<Answer>): Promise<Answer> => {
    await count(caller, event, counts)
    const answer = await work()
    await deps.limits.reward(caller.merchant.code, counts)
    return answer
  }
}
