import Type, { type Static } from 'typebox'
import { linkageFields } from '#content/linkage/linkage.ts'
import { AssetFile, Words, optional, strict } from '#merchant/merchant-fields.ts'
import { periodFields } from '#merchant/period.ts'
import { PopupSettings, MOST_SLIDES } from './popup-settings.ts'

/** The id of an announcement or of a category, in calls. */
export const AnnouncementId = Type.String({ pattern: '^[a-z0-9_-]{1,64}$' })
const OwnId = Type.String({
  ...AnnouncementId,
  message: 'must be 1 to 64 of a–z, 0–9, _ and -, like welcome-2026',
  description: 'the id that calls use',
})

/** Who sees it (spec 2 §3, Popup item): A members, B visitors, F members at their first sign-in. */
export const Execution = Type.Union([Type.Literal('A'), Type.Literal('B'), Type.Literal('F')], {
  description: 'who sees it: A members, B visitors, F members at their first sign-in',
})
export type Execution = Static<typeof Execution>

const PromotionType = Type.String({
  pattern: '^[A-Z][A-Z0-9_]{0,31}$',
  message: 'must be 1 to 32 capitals, 0–9 and _, like DEPOSIT',
  description: 'makes it a promotion, with a button that leads to it',
})

/** `content/announcements.json` (docs/announcements.md) */
export const AnnouncementsContent = Type.Object(
  {
    popup: optional(
      Type.Object(
        {
          hide: optional(PopupSettings.hide),
          turn: optional(PopupSettings.turn),
          forceRead: optional(PopupSettings.forceRead),
          slides: optional(
            Type.Integer({
              minimum: 1,
              maximum: MOST_SLIDES,
              default: 5,
              description: 'how many announcements it shows at most: those first in order',
            }),
          ),
        },
        { ...strict, description: 'the popup with announcements' },
      ),
    ),
    categories: Type.Array(Type.Object({ id: OwnId, name: Words('name') }, strict), {
      maxItems: 20,
      description: 'the kinds of announcements, in the order of the list’s tabs',
    }),
    announcements: Type.Array(
      Type.Object(
        {
          id: OwnId,
          category: OwnId,
          execution: Execution,
          title: Words('title'),
          content: Words('content, in HTML (docs/announcements.md)'),
          image: optional(AssetFile),
          alt: optional(Words('what the picture shows, for those who cannot see it')),
          promotionType: optional(PromotionType),
          ...periodFields,
          priority: optional(Type.Integer({ default: 0, description: 'the higher, the earlier it comes in the popup' })),
          popup: optional(Type.Boolean({ default: true, description: 'whether it opens in the popup; otherwise it is only in the list' })),
          ...linkageFields,
        },
        strict,
      ),
      { description: 'those of equal priority are shown in this order' },
    ),
  },
  strict,
)
export type AnnouncementsContent = Static<typeof AnnouncementsContent>
