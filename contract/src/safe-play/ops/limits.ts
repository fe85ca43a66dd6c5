import Type from 'typebox'
import { Moment, orNull } from '#fields.ts'
import { Done, ofMember, PauseField, Reason, Sum } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { Limit } from '#safe-play/safe-play-fields.ts'

export const memberLimits = declareOp({
  method: 'GET',
  path: '/ops/members/limits',
  summary: 'Limits, pauses and reality checks of a member',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object(ofMember),
  answer: Type.Object({
    limits: Type.Array(Limit),
    pause: orNull(PauseField),
    realityMinutes: Type.Integer({ description: 'of the merchant’s policy' }),
    sitting: orNull(
      Type.Object({
        beganAt: Moment('when'),
        heardAt: Moment('when a game was last open'),
        playedMinutes: Type.Integer(),
        checkedMinutes: Type.Integer({ description: 'how many of them there were at the last reality check that was read' }),
      }),
    ),
    position: Type.Object({ paidIn: Sum('all deposits'), takenOut: Sum('all payouts'), here: Sum('here now') }),
    exclusions: Type.Array(Type.Integer(), { description: 'months for which the policy offers a self-exclusion' }),
    history: Type.Array(Type.Object({ at: Moment('when'), event: Type.String(), what: Type.String({ description: 'facts of it, as JSON' }) }), {
      description: 'changes of limits, breaks and self-exclusions, the latest first; as far back as the log reaches, at most 100',
    }),
  }),
  errors: ['member.unknown'],
})

export const excludeMember = declareOp({
  method: 'POST',
  path: '/ops/members/exclude',
  summary: 'Excludes a member who asks for it; nobody makes it shorter',
  permission: 'members.exclude',
  scope: 'merchant',
  event: 'member.excluded',
  request: Type.Object({
    ...ofMember,
    months: orNull(Type.Integer({ minimum: 1, maximum: 1_200, description: 'null: without end' })),
    reason: Reason,
  }),
  answer: Done,
  errors: ['member.unknown', 'act.refused'],
})
