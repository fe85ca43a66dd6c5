import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { Moment, orNull, Sum } from '#fields.ts'
import { LotteryCode } from '#lottery/lottery-fields.ts'
import { lotteryVendors } from '#lottery/lottery-kinds.ts'
import { GameCode } from './game-fields.ts'

const picture = orNull(Type.String({ description: 'address of its picture' }))

const LiveWin = Type.Object({
  player: Type.String({ description: 'the user name with only its first and last character, like a•••z' }),
  kind: Type.Union([Type.Literal('game'), Type.Literal('lottery')]),
  code: Type.String({ description: 'of the game or lottery' }),
  vendor: Type.String({ description: 'vendor code, as on the cards of `games.newGameVendor`' }),
  name: Type.String({
    description:
      'of a game: key of a text in the `play` catalogue, or the name in the caller’s language; of a lottery: key in the `lottery` catalogue, or the name',
  }),
  image: picture,
  amount: Sum('won'),
  at: Moment('when, to the minute'),
})
export type LiveWin = Static<typeof LiveWin>

const Jackpot = Type.Object({
  code: LotteryCode,
  vendor: Type.Unsafe<(typeof lotteryVendors)[number]>(Type.Union(lotteryVendors.map(vendor => Type.Literal(vendor)))),
  name: Type.String({ description: 'key of a text in the `lottery` catalogue, or the name itself' }),
  image: picture,
  sum: Sum('what the first prize of the draw that is sold now would be at least; it grows with each ticket'),
  closesAt: Moment('when sales of that draw end'),
})

const players = Type.Integer({ minimum: 2, description: 'members who began a round in the last five minutes' })

export const live = declareCall({
  method: 'GET',
  path: '/wps/games/live',
  summary:
    'What happens in the house now: the latest wins, how many play, and what pools hold; of the first two nothing where the merchant does not show it',
  session: 'none',
  moduleId: 'GAME3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    now: Moment('by the server’s clock'),
    wins: Type.Array(LiveWin, { description: 'the latest first' }),
    playing: Type.Object({
      games: Type.Array(Type.Object({ code: GameCode, players })),
      vendors: Type.Array(Type.Object({ vendor: Type.String(), players }), { description: 'of all games behind a card; each member counts once' }),
    }),
    jackpots: Type.Array(Jackpot, { description: 'of lotteries whose winners share a pool, the largest first' }),
  }),
  errors: [],
})
