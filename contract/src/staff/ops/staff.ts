import Type from 'typebox'
import { CredentialId } from '#account/passkeys/passkeys.ts'
import { declareOp } from '#ops/op.ts'
import { roles } from '#ops/permissions.ts'
import { Passkey } from './passkeys.ts'
import { Token } from './tokens.ts'

export const when = Type.String({ description: 'ISO 8601' })
export const Place = Type.String({ minLength: 1, maxLength: 60, description: 'the code of a merchant, or * for all of them' })
export const RoleField = Type.Enum([...roles])
const personId = Type.String({ minLength: 1, maxLength: 100 })
export const reason = Type.String({ minLength: 1, maxLength: 1000 })

export const listStaff = declareOp({
  method: 'GET',
  path: '/ops/staff/list',
  summary: 'Who works here, with what they may and their sessions',
  permission: 'staff.read',
  scope: 'house',
  request: Type.Object({}),
  answer: Type.Object({
    people: Type.Array(
      Type.Object({
        id: Type.String(),
        login: Type.String(),
        name: Type.String(),
        isEnrolled: Type.Boolean({ description: 'false: invited, and has not come in yet' }),
        endedAt: Type.Union([when, Type.Null()]),
        grants: Type.Array(Type.Object({ merchant: Place, role: RoleField })),
        sessions: Type.Array(Type.Object({ begunAt: when, seenAt: when, ip: Type.String(), userAgent: Type.String() })),
        tokens: Type.Array(Token, { description: 'of programs that do what this person may' }),
        passkeys: Type.Array(Passkey, { description: 'by which this person signs in, the oldest first' }),
      }),
    ),
  }),
  errors: [],
})

export const grantRole = declareOp({
  method: 'POST',
  path: '/ops/staff/grant',
  summary: 'Ask a second person to give somebody a role',
  permission: 'staff.grant',
  scope: 'house',
  event: 'approval.asked',
  atConsole: true,
  request: Type.Object({ personId, merchant: Place, role: RoleField, reason }),
  answer: Type.Object({ approval: Type.String() }),
  errors: ['staff.unknown', 'staff.role.there', 'merchant.unknown'],
})

export const revokeRole = declareOp({
  method: 'POST',
  path: '/ops/staff/revoke',
  summary: 'Take a role away, at once',
  permission: 'staff.grant',
  scope: 'house',
  event: 'staff.revoked',
  atConsole: true,
  request: Type.Object({ personId, merchant: Place, role: RoleField, reason }),
  answer: Type.Object({}),
  errors: ['staff.unknown', 'staff.owner.last'],
})

export const leaveStaff = declareOp({
  method: 'POST',
  path: '/ops/staff/leave',
  summary: 'A person has left: all sessions and tokens end, and none begins any more',
  permission: 'staff.endSessions',
  scope: 'house',
  event: 'staff.left',
  atConsole: true,
  request: Type.Object({ personId, reason }),
  answer: Type.Object({}),
  errors: ['staff.unknown', 'staff.owner.last'],
})

export const endStaffSessions = declareOp({
  method: 'POST',
  path: '/ops/staff/endSessions',
  summary: 'End all sessions and tokens of a person',
  permission: 'staff.endSessions',
  scope: 'house',
  event: 'session.ended',
  atConsole: true,
  request: Type.Object({ personId, reason }),
  answer: Type.Object({ ended: Type.Integer() }),
  errors: ['staff.unknown'],
})

export const removeStaffPasskey = declareOp({
  method: 'POST',
  path: '/ops/staff/removePasskey',
  summary: 'Remove a passkey of a person, whose device is lost: it signs nobody in any more',
  permission: 'staff.endSessions',
  scope: 'house',
  event: 'passkey.removed',
  atConsole: true,
  request: Type.Object({ personId, id: CredentialId, reason }),
  answer: Type.Object({}),
  errors: ['staff.unknown', 'staff.passkey.unknown'],
})
