import Type from 'typebox'
import { declareCall } from '#call.ts'
import { GameCode } from './game-fields.ts'

export const searchGames = declareCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_searchGames',
  summary: 'Find games by their names in any language, whatever language the page has',
  session: 'none',
  moduleId: 'GAME3',
  request: Type.Object({ q: Type.String({ minLength: 1, maxLength: 40, description: 'words; a game has all of them' }) }),
  answer: Type.Object({ codes: Type.Array(GameCode, { description: 'in the order of `games.gameMatch`' }) }),
  errors: [],
})
