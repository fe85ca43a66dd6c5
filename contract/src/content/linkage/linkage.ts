import Type, { type Static } from 'typebox'
import { optional, strict } from '#merchant/merchant-fields.ts'

const Code = (description: string) =>
  optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]{1,64}$',
      message: 'must be 1 to 64 of A–Z, a–z, 0–9, _ and -',
      description,
    }),
  )

/** Where a piece of content leads (spec 2 §3, Banner). Every content that leads somewhere has these fields; `destinationOf` reads them. */
export const linkageFields = {
  linkageType: optional(
    Type.Union([Type.Literal('P'), Type.Literal('URL'), Type.Literal('G')], {
      default: 'URL',
      description: 'it leads to an address (URL), starts a lottery (P) or a game (G)',
    }),
  ),
  url: optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'the address it leads to: /m/… is a page of ours, anything else another site by http or https; without a scheme https',
    }),
  ),
  vendor: Code('code of the vendor of the game or lottery, like accountTypeName in vendors.json'),
  linkage: Code('code of the game at its vendor; the vendor’s lobby if absent'),
  nodeId: Code('node of the lottery or game'),
  roomId: Code('room or table of the game'),
  gameType: Code('category of the game, like RNG, PVP, LIVE, FISH, SPORTS or ELOTT'),
}

const Linkage = Type.Object(linkageFields, strict)
export type Linkage = Static<typeof Linkage>
