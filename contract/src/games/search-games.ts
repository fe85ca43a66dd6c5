import Type from 'typebox'
import { declareCall } from '#call.ts'
import { orNull } from '#fields.ts'
import { LotteryCode } from '#lottery/lottery-fields.ts'
import { GameCode } from './game-fields.ts'

export const searchGames = declareCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_searchGames',
  summary: 'Find games and lotteries by their names in any language, whatever language the page has',
  session: 'none',
  moduleId: 'GAME3',
  request: Type.Object({ q: Type.String({ minLength: 1, maxLength: 40, description: 'words; what is found has all of them' }) }),
  answer: Type.Object({
    near: Type.Optional(Type.Literal(true, { description: 'nothing has these words; what is named has words like them' })),
    codes: Type.Array(GameCode, { description: 'of games, in the order of `games.gameMatch`' }),
    lotteries: Type.Array(
      Type.Object({
        code: LotteryCode,
        name: Type.String({ description: 'in the caller’s language' }),
        image: orNull(Type.String({ description: 'address of the picture' })),
      }),
      { description: 'in the order of `lottery.list`' },
    ),
  }),
  errors: [],
})
