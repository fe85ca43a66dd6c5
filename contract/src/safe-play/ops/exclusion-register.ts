import Type from 'typebox'
import { Moment, orNull } from '#fields.ts'
import { MemberName } from '#ops/fields.ts'
import { Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

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
