import Type from 'typebox'
import { declareCall } from '#call.ts'

const Place = Type.Integer({ minimum: 1, description: 'members with as many points share a place' })
const Points = Type.Integer({ minimum: 0 })

export const board = declareCall({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getLeaderBoard',
  summary: 'The members who took the most points this week, and the caller’s own place (docs/promotions.md)',
  session: 'required',
  moduleId: 'PROMOTION3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    firstDay: Type.String({ description: 'the Monday on which the week began, YYYY-MM-DD' }),
    rows: Type.Array(Type.Object({ place: Place, player: Type.String({ description: 'masked' }), points: Points, own: Type.Boolean() })),
    own: Type.Object({ points: Points, place: Type.Union([Place, Type.Null()], { description: 'null: without points, or hidden' }) }),
    hidden: Type.Boolean({ description: 'the member does not want to be shown' }),
  }),
  errors: [],
})

export const hideOnBoard = declareCall({
  method: 'PUT',
  path: '/wps/relay/PROMOFE_hideOnLeaderBoard',
  summary: 'Whether the member is left out of the board',
  session: 'required',
  moduleId: 'PROMOTION3',
  request: Type.Object({ hidden: Type.Boolean() }),
  answer: Type.Object({}),
  errors: ['no_permissions'],
})
