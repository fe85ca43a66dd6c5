import Type from 'typebox'
import { oneOf, orNull } from '#fields.ts'
import { Reason } from '#ops/fields.ts'
import { Done, MemberId } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { caseStates } from './kinds.ts'
import { CaseId, Login } from './risk.ts'

export const openCase = declareOp({
  method: 'POST',
  path: '/ops/risk/open',
  summary: 'Open a case about a member by hand',
  permission: 'risk.act',
  scope: 'merchant',
  event: 'case.opened',
  request: Type.Object({ memberId: MemberId, reason: Reason }),
  answer: Type.Object({ id: CaseId }),
  errors: ['member.unknown', 'case.there'],
})

export const note = declareOp({
  method: 'POST',
  path: '/ops/risk/note',
  summary: 'Write a note into a case',
  permission: 'risk.act',
  scope: 'merchant',
  event: 'case.noted',
  request: Type.Object({ id: CaseId, text: Type.String({ minLength: 1, maxLength: 2_000, pattern: '\\S' }) }),
  answer: Done,
  errors: ['case.unknown'],
})

export const assignCase = declareOp({
  method: 'POST',
  path: '/ops/risk/assign',
  summary: 'Take a case, from another one too, or give it back to nobody',
  permission: 'risk.act',
  scope: 'merchant',
  event: 'case.assigned',
  request: Type.Object({ id: CaseId, to: oneOf(['me', 'nobody'] as const) }),
  answer: Type.Object({ assignedTo: orNull(Login) }),
  errors: ['case.unknown'],
})

export const moveCase = declareOp({
  method: 'POST',
  path: '/ops/risk/state',
  summary: 'Watch a case, close it with a reason, or open it again',
  permission: 'risk.act',
  scope: 'merchant',
  event: 'case.moved',
  request: Type.Object({ id: CaseId, to: oneOf(caseStates), reason: Reason }),
  answer: Type.Object({ state: oneOf(caseStates) }),
  errors: ['case.unknown', 'case.there'],
})
