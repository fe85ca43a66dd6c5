import Type from 'typebox'
import { Moment, oneOf, orNull } from '#fields.ts'
import { Done, ofMember, PauseField, Reason, Sum } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { MemberName } from '#payments/ops/parts.ts'
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

/** What a register says of a person. */
const RegisterText = Type.String({ minLength: 1, maxLength: 254 })

export const importExclusions = declareOp({
  method: 'POST',
  path: '/ops/exclusions/import',
  summary: 'Excludes everybody of a list, such as a regulator’s, who is a member here',
  permission: 'members.exclude',
  scope: 'merchant',
  event: 'exclusions.imported',
  bodyLimit: 512 * 1024,
  request: Type.Object({
    rows: Type.Array(
      Type.Object({
        username: Type.Optional(RegisterText),
        mobile: Type.Optional(RegisterText),
        email: Type.Optional(RegisterText),
        name: Type.Optional(RegisterText),
        birthday: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
      }),
      { minItems: 1, maxItems: 2_000, description: 'the people of the register, each by what it says of them' },
    ),
    months: orNull(Type.Integer({ minimum: 1, maximum: 1_200 })),
    reason: Reason,
  }),
  answer: Type.Object({
    excluded: Type.Integer(),
    already: Type.Integer({ description: 'who are excluded for as long, or longer' }),
    unknown: Type.Array(Type.Integer(), { description: 'the rows, from 0, that name no member here' }),
    possible: Type.Array(Type.Object({ row: Type.Integer(), member: MemberName }), {
      description: 'members with the name of a row who have given no birthday, or of whom the row says none: somebody looks',
    }),
  }),
  errors: [],
})

/** The whole register leaves the house only with a second person. */
export const ExportContent = { reason: Reason }

export const askExport = declareOp({
  method: 'POST',
  path: '/ops/exclusions/export/ask',
  summary: 'Ask a second person for the whole register as a file',
  permission: 'exclusions.export',
  scope: 'merchant',
  event: 'exclusions.export-asked',
  request: Type.Object(ExportContent),
  answer: Type.Object({ approval: Type.String() }),
  errors: [],
})

export const exports = declareOp({
  method: 'GET',
  path: '/ops/exclusions/exports',
  summary: 'Files that this person has asked for: those that wait, and those that can be taken',
  permission: 'exclusions.export',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({
    items: Type.Array(Type.Object({ approval: Type.String(), state: oneOf(['waiting', 'approved'] as const), until: Moment('when it runs out') })),
  }),
  errors: [],
})

export const exportExclusions = declareOp({
  method: 'GET',
  path: '/ops/exclusions/export',
  summary: 'The whole register as it is now, for whoever asked for it and was allowed to',
  permission: 'exclusions.export',
  scope: 'merchant',
  event: 'exclusions.exported',
  about: ['approval', 'approval'],
  request: Type.Object({ approval: Type.String({ maxLength: 64 }) }),
  answer: Type.Object({
    rows: Type.Array(Type.Object({ id: Type.String(), username: Type.String(), since: Moment('when'), until: orNull(Moment('its end')) })),
  }),
  errors: ['export.not.allowed'],
})
