import Type from 'typebox'
import { declareCall } from '#call.ts'

/** One vendor's card in a lane. */
export const VendorCard = Type.Object({
  accountTypeName: Type.String({ description: 'vendor code, e.g. TCG_LOTTO_VN' }),
  displayName: Type.String({ description: 'key of a text in the `play` catalogue, or a name that is shown as it is' }),
  image: Type.Optional(Type.String({ description: 'file in the merchant’s assets', refersTo: 'asset' })),
  badge: Type.Optional(Type.Union([Type.Literal('hot'), Type.Literal('new')], { description: 'a mark on the card' })),
})

/** Games of one category, as a row of cards (spec 2 §3, Game vendor structure). */
export const Lane = Type.Object({
  title: Type.String({ description: 'key of a text in the `play` catalogue, or a title that is shown as it is' }),
  gameCategory: Type.String({ description: 'e.g. ELOTT, RNG, PVP, LIVE, FISH, SPORTS' }),
  cards: Type.Array(VendorCard, { description: 'shown in the order of vendors, otherwise in the order of the file' }),
  gameClassify: Type.Object({ vendors: Type.Array(Type.String(), { description: 'codes of the vendors behind the lane' }) }),
  gameCount: Type.Integer({ minimum: 0, description: 'the number of games and lotteries behind the lane' }),
})

export const newGameVendor = declareCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  summary: 'Vendor lanes of the home page: titles and names in the caller’s language, pictures by their address',
  session: 'none',
  moduleId: 'GAME3',
  cache: 'session',
  request: Type.Object({ platform: Type.Optional(Type.Literal('html5')) }),
  answer: Type.Object({ data: Type.Object({ lanes: Type.Array(Lane) }) }),
  errors: [],
})
