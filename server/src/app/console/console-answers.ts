import { subjects } from '#app/subjects.ts'
import { joined } from '#kernel/collected.ts'
import type { ConsoleDeps } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import type { ApprovalActs } from '#kernel/ops/approval-act.ts'
import type { OpServices } from '#kernel/ops/op-answers.ts'
import type { OwnKeys } from '#kernel/ops/own-key.ts'

/** What every subject adds to the console. That nothing is missing, the types of `subjects.ts` check. */
export const consoleAnswers = async (given: Deps): Promise<{ readonly ops: OpServices; readonly approvals: ApprovalActs }> => {
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
  const ops = joined(
    'ops',
    parts.map(part => part?.ops?.(deps)),
  ) as OpServices
  return { ops, approvals }
}
