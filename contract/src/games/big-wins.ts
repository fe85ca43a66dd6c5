import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { Sum } from '#payments/payment-fields.ts'

export const BigWin = Type.Object({
  player: Type.String({ description: 'the user name with only its first and last character, like a•••z' }),
  kind: Type.Union([Type.Literal('game'), Type.Literal('lottery')]),
  code: Type.String({ description: 'of the game or lottery' }),
  vendor: Type.String({ description: 'vendor code, as on the cards of `games.newGameVendor`' }),
  name: Type.String({
    description:
      'of a game: key of a text in the `play` catalogue, or the name in the caller’s language; of a lottery: key in the `lottery` catalogue, or the name',
  }),
  amount: Sum('won'),
})
export type BigWin = Static<typeof BigWin>

export const bigWins = declareCall({
  method: 'GET',
  path: '/wps/games/bigWins',
  summary: 'What was won lately by players of the merchant in games and lotteries, the latest first; nothing where the merchant does not show it',
  session: 'none',
  moduleId: 'GAME3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({ wins: Type.Array(BigWin) }),
  errors: [],
})
