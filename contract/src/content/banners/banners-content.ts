import Type, { type Static } from 'typebox'
import { linkageFields } from '#content/linkage/linkage.ts'
import { Language } from '#fields.ts'
import { AssetFile, Words, optional, strict } from '#merchant/merchant-fields.ts'
import { periodFields } from '#merchant/period.ts'

/** `content/banners.json` */
export const BannersContent = Type.Object(
  {
    banners: Type.Array(
      Type.Object(
        {
          groupName: Type.String({
            pattern: '^[a-z0-9_]{1,32}$',
            message: 'must be 1 to 32 of a–z, 0–9 and _, like m_home',
            description: 'where it is shown: m_home is the carousel of the home page',
          }),
          audience: optional(
            Type.Union([Type.Literal('visitors'), Type.Literal('members'), Type.Literal('all')], {
              default: 'all',
              description: 'who sees it: those who are not signed in, those who are, or everybody',
            }),
          ),
          image: AssetFile,
          alt: Words('what the picture shows, for those who cannot see it'),
          title: optional(Words('headline over the picture')),
          text: optional(Words('line below that headline')),
          languages: optional(
            Type.Array(Language, { minItems: 1, uniqueItems: true, description: 'the languages in which it is shown; all if absent' }),
          ),
          ...periodFields,
          ...linkageFields,
        },
        strict,
      ),
      { description: 'shown in this order' },
    ),
  },
  strict,
)
export type BannersContent = Static<typeof BannersContent>
