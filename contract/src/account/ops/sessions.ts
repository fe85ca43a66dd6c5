import Type from 'typebox'
import { Moment, orNull } from '#fields.ts'
import { ofMember, Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

export const memberSessions = declareOp({
  method: 'GET',
  path: '/ops/members/sessions',
  summary: 'Where a member is signed in: sessions, trusted devices, networks, devices that get pushes',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object(ofMember),
  answer: Type.Object({
    sessions: Type.Array(
      Type.Object({
        id: Type.String(),
        network: Type.String(),
        userAgent: Type.String(),
        deviceId: orNull(Type.String()),
        openedAt: Moment('when'),
        lastUsedAt: Moment('when'),
        push: Type.Boolean({ description: 'whether pushes come to it' }),
      }),
    ),
    trusted: Type.Array(Type.Object({ userAgent: Type.String(), deviceId: Type.String(), trustedAt: Moment('when'), expiresAt: Moment('when') })),
    networks: Type.Array(Type.Object({ prefix: Type.String(), firstSeenAt: Moment('when'), lastSeenAt: Moment('when') })),
  }),
  errors: ['member.unknown'],
})

export const endSessions = declareOp({
  method: 'POST',
  path: '/ops/members/end-sessions',
  summary: 'Ends one session of a member or all, with their pushes, saved logins and trusted devices',
  permission: 'members.endSessions',
  scope: 'merchant',
  event: 'member.sessions-ended',
  request: Type.Object({
    ...ofMember,
    session: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$', description: 'all if absent' })),
    reason: Reason,
  }),
  answer: Type.Object({ ended: Type.Integer() }),
  errors: ['member.unknown'],
})
