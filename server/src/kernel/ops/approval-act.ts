import type { ApprovalContent, approvalKinds, ApprovalKind } from '@foyer/contract/ops/approvals/kinds'
import type { Stores } from '#kernel/deps.ts'
import type { HouseCaller, StaffCaller } from './staff-caller.ts'

/** What both people see beside the act: named facts, each a plain value. */
export type ApprovalFacts = Readonly<Record<string, string | number | boolean | null>>

type DecidingCaller<Kind extends ApprovalKind> = (typeof approvalKinds)[Kind]['scope'] extends 'house' ? HouseCaller : StaffCaller

/** How an act that two people do is looked at and carried out. */
export interface ApprovalAct<Kind extends ApprovalKind> {
  /** What stands now. Read when the act is asked for, and again in the transaction of the decision. Throws `OpRefusal` where it cannot be done any more. */
  facts(stores: Stores, content: ApprovalContent<Kind>, merchant: string): Promise<ApprovalFacts>
  /** The facts that may not differ between both: where one does, the decision is refused. */
  readonly sealed: readonly string[]
  /** Does it, in the transaction of the one who approves, and records the event of the act by `caller.record`. `maker`: the id of who asked for it. */
  carryOut(stores: Stores, content: ApprovalContent<Kind>, caller: DecidingCaller<Kind>, maker: string): Promise<void>
}

export type ApprovalActs = { readonly [Kind in ApprovalKind]: ApprovalAct<Kind> }
