import Type from 'typebox'
import { oneOf, orNull } from '#fields.ts'
import { declareOp } from '#ops/op.ts'
import { ofRound, roundStates, Sum } from './rounds.ts'

export const replay = declareOp({
  method: 'GET',
  path: '/ops/games/replay',
  summary: 'What the vendor itself says of a round, and its page of it',
  permission: 'games.read',
  scope: 'merchant',
  event: 'round.read',
  about: ['round', 'round'],
  request: Type.Object(ofRound),
  answer: Type.Object({
    said: orNull(
      Type.Object({
        state: oneOf(roundStates),
        staked: Sum('as the vendor has it'),
        won: Sum('as the vendor has it'),
        replayUrl: orNull(Type.String({ description: 'the vendor’s page of it' })),
      }),
      { description: 'null: the vendor does not know it, or is none of the merchant’s any more' },
    ),
  }),
  errors: ['round.unknown', 'act.refused'],
})
