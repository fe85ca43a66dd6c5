import Type from 'typebox'
import { currencyFields, Moment, oneOf, orNull, RowNumber } from '#fields.ts'
import { MemberName } from '#ops/fields.ts'
import { OpenLock } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { caseStates, signalKinds } from './kinds.ts'

export const CaseId = RowNumber('of the case')
const Weight = Type.Integer({ minimum: 0, maximum: 100, description: 'how soon somebody should look; no verdict' })
export const Login = Type.String({ description: 'login of a member of staff' })

const Line = {
  id: CaseId,
  member: MemberName,
  state: oneOf(caseStates),
  weight: Weight,
  kinds: Type.Array(oneOf(signalKinds), { description: 'what was noticed' }),
  openedAt: Moment('when it was opened'),
  assignedTo: orNull(Login),
}

export const cases = declareOp({
  method: 'GET',
  path: '/ops/risk/cases',
  summary: 'Cases in one state: the heaviest first, of equal weight the oldest; at most 100',
  permission: 'risk.read',
  scope: 'merchant',
  request: Type.Object({ state: oneOf(caseStates) }),
  answer: Type.Object({ items: Type.Array(Type.Object(Line)), total: Type.Integer({ minimum: 0 }) }),
  errors: [],
})

/** A number or a text of a signal, by its name; `members` names others. */
const Fact = Type.Union([Type.String(), Type.Number(), Type.Array(MemberName)])

export const getCase = declareOp({
  method: 'GET',
  path: '/ops/risk/case',
  summary: 'A case: each signal with the numbers that made it, those who share something with the member, notes and locks',
  permission: 'risk.read',
  scope: 'merchant',
  event: 'case.read',
  about: ['case', 'id'],
  request: Type.Object({ id: CaseId }),
  answer: Type.Object({
    ...currencyFields,
    ...Line,
    openedBy: orNull(Login, { description: 'null: by its signals' }),
    closed: orNull(Type.Object({ at: Moment('when'), by: Login, reason: Type.String() })),
    signals: Type.Array(
      Type.Object({
        kind: oneOf(signalKinds),
        weight: Weight,
        facts: Type.Record(Type.String(), Fact),
        firstAt: Moment('when it was noticed first'),
        lastAt: Moment('when it was noticed last'),
      }),
    ),
    notes: Type.Array(Type.Object({ id: RowNumber('of the note'), text: Type.String(), by: Login, at: Moment('when') })),
    locks: Type.Array(OpenLock),
    closedAccount: Type.Boolean(),
  }),
  errors: ['case.unknown'],
})
