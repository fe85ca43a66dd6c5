import { approvalKinds } from '@foyer/contract/ops/approvals/kinds'
import type { ApprovalEntry } from '@foyer/contract/staff/ops/approvals'
import type { ApprovalActs, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import type { HouseCaller } from '#kernel/ops/staff-caller.ts'
import type { StaffPerson } from '#kernel/ops/staff-session.ts'
import type { ApprovalRow } from './staff-approval-store.ts'

/** Finds a person by id; whoever is not there any more is shown by the id. */
export type WhoIs = (id: string) => StaffPerson

/** The facts in an order that people read: what is sealed first. */
const listed = (facts: ApprovalFacts, sealed: readonly string[]) =>
  Object.entries(facts)
    .map(([name, value]) => ({ name, value, sealed: sealed.includes(name) }))
    .toSorted((one, other) => Number(other.sealed) - Number(one.sealed))

/** Names of the facts that differ. */
export const changedFacts = (then: ApprovalFacts, now: ApprovalFacts): string[] =>
  [...new Set([...Object.keys(then), ...Object.keys(now)])].filter(name => then[name] !== now[name])

interface ViewParts {
  readonly acts: ApprovalActs
  readonly whoIs: WhoIs
  readonly caller: HouseCaller
  readonly now: Date
  /** Of the currency of the merchant with this code. */
  readonly decimalsOf: (merchant: string) => number
}

/** An approval as the caller sees it. */
export const viewOf = (row: ApprovalRow, { acts, whoIs, caller, now, decimalsOf }: ViewParts): ApprovalEntry => {
  const isOwn = row.makerId === caller.person.id
  const isOver = row.state === 'waiting' && row.expiresAt.getTime() <= now.getTime()
  return {
    merchant: row.merchant,
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    maker: whoIs(row.makerId),
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: isOver ? 'expired' : row.state,
    checker: row.checkerId === null ? null : whoIs(row.checkerId),
    answer: row.answer,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    facts: listed(row.facts, acts[row.kind].sealed),
    decimals: decimalsOf(row.merchant),
    isOwn,
    mayDecide: row.state === 'waiting' && !isOver && !isOwn && caller.mayAt(approvalKinds[row.kind].decide, row.merchant),
  }
}
