import type { ApprovalActs } from '#kernel/ops/approval-act.ts'
import type { OpServices } from '#kernel/ops/op-answers.ts'
import type { OwnKeys } from '#kernel/ops/own-key.ts'
import type { Deps } from './deps.ts'

export interface ConsoleDeps extends Deps {
  /** The acts of all subjects that two people do. */
  readonly approvalActs: () => ApprovalActs
  /** The keys of all subjects that people replace. */
  readonly ownKeys: () => OwnKeys
}

/** What a subject adds to the console. */
export interface ConsolePart {
  /** The ops that it answers. */
  readonly ops?: (deps: ConsoleDeps) => Partial<OpServices>
  /** Its acts that two people do. */
  readonly approvals?: (deps: ConsoleDeps) => Partial<ApprovalActs>
  /** Its keys that people replace. */
  readonly keys?: (deps: Deps) => Partial<OwnKeys>
}
