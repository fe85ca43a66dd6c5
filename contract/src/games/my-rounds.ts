import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { Moment, NextPage, oneOf, orNull, PageCursor } from '#fields.ts'
import { GameCode } from './game-fields.ts'

/** Names a round: the provider of the game, and the provider's own name for the round. */
const roundName = {
  provider: Type.String({ minLength: 1, maxLength: 64, description: 'the provider of the game' }),
  round: Type.String({ minLength: 1, maxLength: 128, description: 'the provider’s name for the round' }),
}

/** A round that a member played for money. Amounts are in the smallest unit. */
export const GameRound = Type.Object({
  ...roundName,
  game: GameCode,
  state: oneOf(['open', 'closed', 'rolled_back'], { description: 'rolled_back: every bet of it was given back' }),
  staked: Type.Integer({ minimum: 0, description: 'without what was given back' }),
  won: Type.Integer({ minimum: 0 }),
  beganAt: Moment('of the first bet'),
  endedAt: orNull(Moment('of its end')),
})
export type GameRound = Static<typeof GameRound>

export const myRounds = declareCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getMyRounds',
  summary: 'The rounds that the member played for money, the latest first, 20 on a page',
  session: 'required',
  moduleId: 'GAME3',
  cache: 'never',
  request: Type.Object({ after: Type.Optional(PageCursor) }),
  answer: Type.Object({ rounds: Type.Array(GameRound), next: NextPage }),
  errors: [],
})

export const replay = declareCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getReplay',
  summary: 'Where the vendor shows a round of the member again',
  session: 'required',
  moduleId: 'GAME3',
  cache: 'never',
  timeout: 10_000,
  request: Type.Object(roundName),
  answer: Type.Object({
    replayUrl: orNull(Type.String(), { description: 'a page of the vendor, for a window of its own; null where the vendor has none' }),
  }),
  errors: ['game.unknown', 'game.vendor.down'],
})
