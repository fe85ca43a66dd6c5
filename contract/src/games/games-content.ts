import Type, { type Static } from 'typebox'
import { AssetFile, optional, strict, Words } from '#merchant/merchant-fields.ts'
import { gameFacts } from './game-facts.ts'
import { GameCode } from './game-fields.ts'
import { VendorCard } from './new-game-vendor.ts'

/** `content/games.json`: the games that can be played (docs/game-vendors.md). A merchant without the file has lotteries alone. */
export const GamesContent = Type.Object(
  {
    games: Type.Array(
      Type.Object(
        {
          code: Type.Unsafe<string>({ ...GameCode, message: 'must be 1 to 64 letters, digits, _ and -, like slots-lanterns' }),
          vendor: Type.String({
            pattern: '^[A-Z0-9_]{1,32}$',
            message: 'must be 1 to 32 of A–Z, 0–9 and _, like LANTERN',
            description: 'code of the vendor whose card in vendors.json stands for it',
          }),
          category: Type.String({ description: 'the gameCategory of its lane, e.g. RNG' }),
          vendorGame: Type.String({
            pattern: '^[A-Za-z0-9_.:-]{1,64}$',
            message: 'must be 1 to 64 letters, digits, _, ., : and -',
            description: 'what the provider calls the game',
          }),
          name: Type.Union([Type.String({ description: 'key of a text in the `play` catalogue' }), Words('name')], {
            description: 'key of a text in the `play` catalogue, or the name by language',
          }),
          image: AssetFile,
          badge: VendorCard.properties.badge,
          trial: Type.Boolean({ description: 'whether it can be tried without an account' }),
          ...gameFacts,
          closed: optional(Type.Boolean({ default: false, description: 'shown, but it cannot be played at the moment' })),
        },
        strict,
      ),
      { description: 'the games, in the order in which they are shown' },
    ),
  },
  strict,
)
export type GamesContent = Static<typeof GamesContent>
