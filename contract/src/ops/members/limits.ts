import Type from 'typebox'
import { Moment, orNull } from '#fields.ts'
import { declareOp } from '#ops/op.ts'
import { Limit } from '#safe-play/safe-play-fields.ts'
import { Done, ofMember, PauseField, Reason, Sum } from './fields.ts'

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

/** The register of those who are excluded at this merchant. */
export const exclusionRegister = declareOp({
  method: 'GET',
  path: '/ops/exclusions/list',
  summary: 'Members who are excluded now, in order of their ids',
  permission: 'exclusions.read',
  scope: 'merchant',
  event: 'exclusions.read',
  about: ['search', 'after'],
  request: Type.Object({ after: Type.Optional(Type.String({ maxLength: 64, description: 'the last id of the page before' })) }),
  answer: Type.Object({
    rows: Type.Array(Type.Object({ id: Type.String(), username: Type.String(), since: Moment('when'), until: orNull(Moment('its end')) })),
    next: Type.Optional(Type.String()),
  }),
  errors: [],
})

export const importExclusions = declareOp({
  method: 'POST',
  path: '/ops/exclusions/import',
  summary: 'Excludes everybody of a list, such as a regulator’s, who is a member here',
  permission: 'members.exclude',
  scope: 'merchant',
  event: 'exclusions.imported',
  bodyLimit: 512 * 1024,
  request: Type.Object({
    names: Type.Array(Type.String({ minLength: 1, maxLength: 254 }), {
      minItems: 1,
      maxItems: 2_000,
      description: 'user names, proven numbers or proven e-mail addresses',
    }),
    months: orNull(Type.Integer({ minimum: 1, maximum: 1_200 })),
    reason: Reason,
  }),
  answer: Type.Object({
    excluded: Type.Integer(),
    already: Type.Integer({ description: 'who are excluded for as long, or longer' }),
    unknown: Type.Array(Type.String(), { description: 'who are no members here' }),
  }),
  errors: [],
})
