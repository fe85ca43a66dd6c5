import Type from 'typebox'
import { Reason } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'
import { ofRound } from './rounds.ts'

/** A round, and why it is to be void. */
export const VoidRound = { ...ofRound, reason: Reason }

export const askVoid = declareOp({
  method: 'POST',
  path: '/ops/games/void',
  summary: 'Ask a second person to declare a round void: its stakes come back, and what was won is taken back or owed',
  permission: 'games.void',
  scope: 'merchant',
  event: 'round.void-asked',
  request: Type.Object(VoidRound),
  answer: Type.Object({ approval: Type.String() }),
  errors: ['round.unknown', 'round.void', 'round.archived'],
})
