import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { gameFacts } from './game-facts.ts'
import { GameCode } from './game-fields.ts'
import { VendorCard } from './new-game-vendor.ts'

export const GameListed = Type.Object({
  code: GameCode,
  vendor: Type.String({ description: 'vendor code, as on the cards of `games.newGameVendor`' }),
  category: Type.String({ description: 'the `gameCategory` of its lane' }),
  name: Type.String({ description: 'key of a text in the `play` catalogue, or the name in the caller’s language' }),
  image: Type.String({ description: 'address of its picture' }),
  badge: VendorCard.properties.badge,
  trial: Type.Boolean({ description: 'whether it can be tried without an account' }),
  ...gameFacts,
})
export type GameListed = Static<typeof GameListed>

export const gameMatch = declareCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  summary: 'Every game of the merchant that can be played',
  session: 'none',
  moduleId: 'GAME3',
  cache: 'session',
  request: Type.Object({ platform: Type.Optional(Type.Literal('html5')) }),
  answer: Type.Object({ games: Type.Array(GameListed) }),
  errors: [],
})
