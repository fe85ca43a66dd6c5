import Type from 'typebox'
import { Moment } from '#fields.ts'
import { ofMember } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

export const memberMessages = declareOp({
  method: 'GET',
  path: '/ops/members/messages',
  summary: 'Codes and pushes that were sent to a member: never a code itself',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object(ofMember),
  answer: Type.Object({
    codes: Type.Array(Type.Object({ at: Moment('when'), purpose: Type.String(), channel: Type.String(), isRefused: Type.Boolean() })),
    pushes: Type.Array(
      Type.Object({
        at: Moment('when'),
        kind: Type.String(),
        title: Type.String(),
        path: Type.String(),
        state: Type.String(),
        accepted: Type.Integer({ description: 'devices whose push service took it' }),
        shown: Type.Integer(),
        tapped: Type.Integer(),
      }),
    ),
    sent: Type.Array(
      Type.Object({
        at: Moment('when'),
        channel: Type.String(),
        what: Type.String({ description: 'what it was for, never what it said' }),
        to: Type.String({ description: 'masked' }),
        outcome: Type.String(),
      }),
      { description: 'SMS and e-mails of the last 90 days, the latest first' },
    ),
    refused: Type.Array(Type.String(), { description: 'kinds of pushes that the member has turned off' }),
  }),
  errors: ['member.unknown'],
})
