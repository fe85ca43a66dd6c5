import Type from 'typebox'
import { AssetFile, Words, optional, strict } from '#merchant/merchant-fields.ts'

/** `content/referral.json`: how the merchant invites players to bring friends. A merchant without the file has the product's words alone. */
export const ReferralContent = Type.Object(
  {
    picture: Type.Unsafe<string>({ ...AssetFile, description: 'wide, on a clear ground: on the page for inviting friends and on posters' }),
    title: optional(Words('headline of the page')),
    text: optional(Words('line below the headline')),
  },
  strict,
)

/** What the page for inviting friends shows of it. */
export interface ReferralPage {
  readonly picture: string
  readonly title: string | undefined
  readonly text: string | undefined
}
