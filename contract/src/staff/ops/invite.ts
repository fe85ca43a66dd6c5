import Type from 'typebox'
import { declareOp } from '#ops/op.ts'
import { Place, RoleField, reason, when } from './staff.ts'

export const inviteStaff = declareOp({
  method: 'POST',
  path: '/ops/staff/invite',
  summary: 'Invite a person: a link to come in, and the role is asked of a second person',
  permission: 'staff.invite',
  scope: 'house',
  event: 'staff.invited',
  atConsole: true,
  request: Type.Object({
    login: Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{1,39}$' }),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    merchant: Place,
    role: RoleField,
    reason,
  }),
  answer: Type.Object({
    personId: Type.String(),
    path: Type.String({ description: 'shown once: the address of the page that takes the invitation' }),
    expiresAt: when,
    approval: Type.String({ description: 'the id of what a second person decides' }),
  }),
  errors: ['staff.login.taken', 'merchant.unknown'],
})
