import Type from 'typebox'
import { Moment, NextPage, oneOf, orNull, PageCursor } from '#fields.ts'
import { ofMember, Sum } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

export const memberRounds = declareOp({
  method: 'GET',
  path: '/ops/members/rounds',
  summary: 'Rounds of games that a member played for money, the latest first',
  permission: 'members.read',
  scope: 'merchant',
  mayLag: true,
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object({ ...ofMember, after: Type.Optional(PageCursor) }),
  answer: Type.Object({
    rounds: Type.Array(
      Type.Object({
        provider: Type.String(),
        round: Type.String(),
        game: Type.String({ description: 'the merchant’s code' }),
        name: Type.String({ description: 'of the game' }),
        state: oneOf(['open', 'closed', 'rolled_back'] as const),
        staked: Sum('staked'),
        won: Sum('won'),
        beganAt: Moment('when'),
        endedAt: orNull(Moment('when')),
      }),
    ),
    next: NextPage,
  }),
  errors: ['member.unknown'],
})

export const roundReplay = declareOp({
  method: 'GET',
  path: '/ops/members/replay',
  summary: 'The vendor’s page of a round',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object({ ...ofMember, provider: Type.String({ maxLength: 100 }), round: Type.String({ maxLength: 500 }) }),
  answer: Type.Object({ replayUrl: orNull(Type.String({ description: 'null: the vendor has none, or is none of the merchant’s any more' })) }),
  errors: ['member.unknown', 'act.refused'],
})
