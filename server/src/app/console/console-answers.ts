import { joined, subjects } from '#app/subjects.ts'
import type { Deps } from '#kernel/deps.ts'
import type { ApprovalActs } from '#kernel/ops/approval-act.ts'
import type { OpAnswers } from '#kernel/ops/op-answers.ts'

/** What every subject adds to the console. That nothing is missing, the types of `subjects.ts` check. */
export const consoleAnswers = async (deps: Deps): Promise<{ readonly ops: OpAnswers; readonly approvals: ApprovalActs }> => {
  const parts = await Promise.all(subjects.map(async subject => subject.console?.()))
  return {
    ops: joined(
      'ops',
      parts.map(part => part?.ops?.(deps)),
    ) as OpAnswers,
    approvals: joined(
      'approvals',
      parts.map(part => part?.approvals?.(deps)),
    ) as unknown as ApprovalActs,
  }
}
