import Type, { type Static } from 'typebox'
import { approvalKinds, type ApprovalKind } from '#ops/approvals/kinds.ts'
import { declareOp } from '#ops/op.ts'

const Fact = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])
const Facts = Type.Array(Type.Object({ name: Type.String(), value: Fact }))
const Someone = Type.Object({ id: Type.String(), login: Type.String(), name: Type.String() })
const when = Type.String({ description: 'ISO 8601' })

/** `merchant`: a code, or `*` for an act of the house. */
const key = { merchant: Type.String({ maxLength: 60 }), id: Type.String({ maxLength: 60 }) }

const approval = {
  ...key,
  kind: Type.Enum(Object.keys(approvalKinds) as ApprovalKind[]),
  reason: Type.String(),
  maker: Someone,
  askedAt: when,
  expiresAt: when,
  state: Type.Enum(['waiting', 'expired', 'approved', 'refused']),
  checker: Type.Union([Someone, Type.Null()]),
  answer: Type.Union([Type.String(), Type.Null()]),
  decidedAt: Type.Union([when, Type.Null()]),
  facts: Type.Array(Type.Object({ name: Type.String(), value: Fact, sealed: Type.Boolean() }), {
    description: 'as they stood when it was asked for',
  }),
  decimals: Type.Integer({ description: 'of sums among the facts: those with which the merchant books' }),
  isOwn: Type.Boolean({ description: 'whoever asked does not decide' }),
  mayDecide: Type.Boolean(),
}

export const ApprovalEntry = Type.Object(approval)
export type ApprovalEntry = Static<typeof ApprovalEntry>

export const list = declareOp({
  method: 'GET',
  path: '/ops/approvals/list',
  summary: 'What waits for a second person, the oldest first; or what was decided, the newest first',
  permission: 'approvals.read',
  scope: 'house',
  request: Type.Object({ state: Type.Optional(Type.Enum(['waiting', 'decided'])) }),
  answer: Type.Object({ approvals: Type.Array(ApprovalEntry) }),
  errors: [],
})

export const get = declareOp({
  method: 'GET',
  path: '/ops/approvals/get',
  summary: 'One of them, with the facts as they are now',
  permission: 'approvals.read',
  scope: 'house',
  request: Type.Object(key),
  answer: Type.Object({
    ...approval,
    factsNow: Type.Union([Facts, Type.Null()], { description: 'null where it cannot be done any more, or is decided' }),
    obstacle: Type.Union([Type.String(), Type.Null()], { description: 'the code of what stands in the way' }),
    changed: Type.Array(Type.String(), { description: 'names of facts that differ' }),
    seen: Type.Union([Type.String(), Type.Null()], { description: 'names the facts as they are now; the decision gives it back' }),
  }),
  errors: ['approval.unknown'],
})

export const decide = declareOp({
  method: 'POST',
  path: '/ops/approvals/decide',
  summary: 'Approve, which carries it out, or refuse. Whoever asked may not',
  permission: 'approvals.read',
  scope: 'house',
  event: 'approval.approved',
  atConsole: true,
  request: Type.Object({
    ...key,
    decision: Type.Enum(['approve', 'refuse']),
    answer: Type.String({ minLength: 1, maxLength: 1000, description: 'why, for the one who asked' }),
    seen: Type.Optional(Type.String({ maxLength: 64, description: 'to approve: the facts that whoever decides has seen' })),
  }),
  answer: Type.Object({}),
  errors: ['approval.unknown', 'approval.own', 'approval.ended', 'approval.expired', 'approval.changed', 'approval.moved'],
})
