import { ops as declared, type OpName } from '@foyer/contract/ops/index'
import type { ReadReplica } from '#app/compose.ts'
import { subjects } from '#app/subjects.ts'
import { joined } from '#kernel/collected.ts'
import type { ConsoleDeps } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import type { ApprovalActs } from '#kernel/ops/approval-act.ts'
import type { OpServices } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { OwnKeys } from '#kernel/ops/own-key.ts'

type Answer = (request: unknown, caller: unknown) => Promise<unknown>

/** Answers what may be a second old from the copy, where that is fresh. What the copy cannot answer, the primary does: reads may be repeated. */
const readingFrom = (replica: ReadReplica, ops: OpServices, copied: OpServices, log: Deps['log']): OpServices => {
  const lagging = Object.entries(declared).filter(([, op]) => 'mayLag' in op && op.mayLag) as readonly [OpName, unknown][]
  const answers = lagging.map(([name]) => {
    const fromPrimary = ops[name] as Answer
    const fromCopy = copied[name] as Answer
    const answer: Answer = async (request, caller) => {
      if (!replica.isFresh()) return await fromPrimary(request, caller)
      try {
        return await fromCopy(request, caller)
      } catch (error) {
        if (error instanceof OpRefusal) throw error
        log.warn({ err: error, op: name }, 'the copy of the database did not answer')
        return await fromPrimary(request, caller)
      }
    }
    return [name, answer]
  })
  return { ...ops, ...(Object.fromEntries(answers) as Partial<OpServices>) }
}

/** What every subject adds to the console. That nothing is missing, the types of `subjects.ts` check. */
export const consoleAnswers = async (given: Deps, replica?: ReadReplica): Promise<{ readonly ops: OpServices; readonly approvals: ApprovalActs }> => {
  const parts = await Promise.all(subjects.map(async subject => subject.console?.()))
  const deps: ConsoleDeps = { ...given, approvalActs: () => approvals, ownKeys: () => keys }
  const keys = joined(
    'keys',
    parts.map(part => part?.keys?.(given)),
  ) as unknown as OwnKeys
  const approvals = joined(
    'approvals',
    parts.map(part => part?.approvals?.(deps)),
  ) as unknown as ApprovalActs
  const opsOn = (one: ConsoleDeps): OpServices =>
    joined(
      'ops',
      parts.map(part => part?.ops?.(one)),
    ) as OpServices
  const ops = opsOn(deps)
  return { ops: replica ? readingFrom(replica, ops, opsOn({ ...deps, stores: replica.stores }), given.log) : ops, approvals }
}
