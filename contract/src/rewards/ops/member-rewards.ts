import Type from 'typebox'
import { Moment, orNull } from '#fields.ts'
import { ofMember, Sum } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

export const memberRewards = declareOp({
  method: 'GET',
  path: '/ops/members/rewards',
  summary: 'Rewards that a member has taken, and play credit with its terms',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object(ofMember),
  answer: Type.Object({
    points: Type.Integer(),
    claims: Type.Array(
      Type.Object({
        promotionId: Type.String(),
        name: Type.String(),
        turn: Type.String(),
        points: Type.Integer(),
        credit: orNull(Sum('play credit')),
        ticket: orNull(Type.String()),
        claimedAt: Moment('when'),
      }),
    ),
    credits: Type.Array(
      Type.Object({
        amount: Sum('it'),
        needed: Sum('what must be staked'),
        staked: Sum('what was staked'),
        state: Type.String(),
        endsAt: Moment('when'),
        endedAt: orNull(Moment('when')),
      }),
    ),
  }),
  errors: ['member.unknown'],
})
