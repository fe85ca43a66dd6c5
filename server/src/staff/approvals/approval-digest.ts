import type { ApprovalKind } from '@foyer/contract/ops/approvals/kinds'
import type { Deps } from '#kernel/deps.ts'
import type { ApprovalFacts } from '#kernel/ops/approval-act.ts'

/** The database keeps the fields of an object in an order of its own. */
const inOrder = (fields: object): string => JSON.stringify(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** The digest of what is to be done, by the server's own key: a content that was changed in the database does not fit it. */
export const contentDigest = ({ seals }: Pick<Deps, 'seals'>, kind: ApprovalKind, merchant: string, content: object): string =>
  seals.mark('staff-approval', JSON.stringify([kind, merchant, inOrder(content)]))

/** Names the facts that somebody has seen. */
export const factsDigest = ({ seals }: Pick<Deps, 'seals'>, facts: ApprovalFacts): string => seals.mark('staff-facts', inOrder(facts)).slice(0, 32)
