import Type from 'typebox'
import { declareCall } from '#call.ts'
import { GameCode } from './game-fields.ts'

const codes = (description: string) => Type.Array(GameCode, { description })

export const myGames = declareCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getMyGames',
  summary: 'The member’s favourites, and what the member played last',
  session: 'required',
  moduleId: 'GAME3',
  request: Type.Object({}),
  answer: Type.Object({
    favorites: codes('games that can be played, the last added first'),
    recent: codes('games that can be played, the last played first; at most 12'),
  }),
  errors: [],
})

export const setFavorite = declareCall({
  method: 'POST',
  path: '/wps/relay/GCSGAME_setFavorite',
  summary: 'Add a game to the member’s favourites, or take it off; once more changes nothing',
  session: 'required',
  moduleId: 'GAME3',
  request: Type.Object({ code: GameCode, favorite: Type.Boolean() }),
  answer: Type.Object({}),
  errors: ['game.unknown', 'game.closed'],
})
