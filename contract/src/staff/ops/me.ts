import Type from 'typebox'
import { declareOp } from '#ops/op.ts'
import { permissions, roles, type Permission } from '#ops/permissions.ts'

const Permissions = Type.Array(Type.Enum(Object.keys(permissions) as Permission[]))

export const me = declareOp({
  method: 'GET',
  path: '/ops/session/me',
  summary: 'Who is signed in, and what this person may do where',
  permission: 'signed-in',
  scope: 'house',
  request: Type.Object({}),
  answer: Type.Object({
    person: Type.Object({ id: Type.String(), login: Type.String(), name: Type.String() }),
    merchants: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        currency: Type.String({ description: 'ISO 4217' }),
        timeZone: Type.String({ description: 'e.g. Asia/Manila: the times of this merchant are shown in it' }),
        roles: Type.Array(Type.Enum([...roles])),
        permissions: Permissions,
      }),
      { description: 'those at which this person may do anything' },
    ),
    house: Permissions,
    idleSeconds: Type.Integer({ description: 'until the session ends if nothing is done' }),
    endsAt: Type.String({ description: 'ISO 8601: when it ends in any case' }),
    mode: Type.Enum(['demo', 'development', 'production']),
  }),
  errors: [],
})
