import { activities } from '#content/activities/content.ts'
import { announcements } from '#content/announcements/content.ts'
import { banners } from '#content/banners/content.ts'
import { downloadImages } from '#content/download-images/content.ts'
import { shortcuts } from '#content/shortcuts/content.ts'
import { games } from '#games/lobby/games-content.ts'
import { vendors } from '#games/lobby/vendors-content.ts'
import { lotteries } from '#lottery/content.ts'
import { mall } from '#mall/content.ts'
import { payments } from '#payments/content.ts'
import { ranks } from '#ranks/content.ts'
import { referral } from '#referral/content.ts'
import { promotions } from '#rewards/content.ts'
import { safePlay } from '#safe-play/content.ts'
import { search } from '#site/search/content.ts'
import { chat } from '#support/chat/content.ts'

/** Every kind of content that a merchant's folder may hold, besides settings, texts and pictures. */
export const contentKinds = {
  vendors,
  games,
  banners,
  shortcuts,
  activities,
  search,
  ranks,
  promotions,
  announcements,
  downloadImages,
  referral,
  chat,
  mall,
  payments,
  lotteries,
  safePlay,
}

type Kinds = typeof contentKinds
type ContentOf<Kind extends keyof Kinds> = ReturnType<NonNullable<ReturnType<Kinds[Kind]['read']>['keep']>>
type Optional = { [Kind in keyof Kinds]: undefined extends ContentOf<Kind> ? Kind : never }[keyof Kinds]

/** A merchant's content by kind; optional kinds may be undefined. */
export type MerchantContent = { readonly [Kind in Exclude<keyof Kinds, Optional>]: ContentOf<Kind> } & {
  readonly [Kind in Optional]?: ContentOf<Kind>
}
