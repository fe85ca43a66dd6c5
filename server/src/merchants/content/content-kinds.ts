import { banners } from './banners.ts'
import { ranks } from './ranks.ts'
import { search } from './search.ts'
import { vendors } from './vendors.ts'

/** Every kind of content that a merchant's folder may hold besides its settings, words and pictures. */
export const contentKinds = { vendors, banners, search, ranks }

type Kinds = typeof contentKinds

/** A merchant's content by kind. */
export type MerchantContent = {
  readonly [Kind in keyof Kinds]: ReturnType<NonNullable<ReturnType<Kinds[Kind]['read']>['keep']>>
}
