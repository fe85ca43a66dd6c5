import type { LanguageCode } from '@foyer/contract/languages'
import type { PageContents } from '@foyer/contract/merchant/content'
import type { ContentName, PageData, PageMerchant } from '@foyer/contract/page'
import { contentKinds } from '#app/merchants/content-kinds.ts'
import type { PageSurroundings } from '#kernel/merchants/content/content-surroundings.ts'
import { pageSurroundings } from '#kernel/merchants/content/page-surroundings.ts'
import type { Merchant, MerchantContent } from '#kernel/merchants/merchant.ts'
import { phaseOf } from '#kernel/merchants/period.ts'
import { promotionsOf } from '#rewards/promotions.ts'

type Kinds = typeof contentKinds
type Shown = { [Kind in keyof Kinds]: Kinds[Kind]['page'] extends undefined ? never : Kind }[keyof Kinds]
type PageForm<Name extends ContentName> = (value: NonNullable<MerchantContent[Name]>, about: PageSurroundings) => NonNullable<PageContents[Name]>

/** The kinds of content that pages carry, in the form that the contract promises to the web. */
const shown: { readonly [Name in Shown & ContentName]: { readonly page: PageForm<Name> } } = contentKinds

export const isContentName = (name: string): name is ContentName =>
  Object.hasOwn(contentKinds, name) && contentKinds[name as keyof Kinds].page !== undefined

const contentNames = Object.keys(contentKinds).filter(isContentName)

const pageForm = <Name extends ContentName>(name: Name, merchant: Merchant, about: PageSurroundings): PageContents[Name] | null => {
  const value = merchant.content[name]
  return value === undefined ? null : shown[name].page(value, about)
}

/** The content of these names, the same for every visitor; null if the merchant has none. */
export const pageContentOf = (merchant: Merchant, language: LanguageCode, names: readonly ContentName[], now: Date): PageData['content'] => {
  const about = pageSurroundings(merchant, language, now)
  return Object.fromEntries(names.map(name => [name, pageForm(name, merchant, about)]))
}

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)

/** The names of the content that the merchant has. */
export const filledContentOf = ({ content }: Merchant): PageMerchant['filled'] => contentNames.filter(name => !isEmpty(content[name]))

/** Changes whenever what pages show of a merchant's content changes: with the content, and with the time. */
export const contentVersion = (merchant: Merchant, now: Date): string =>
  `${merchant.contentHash} ${phaseOf(merchant.content.banners, now)} ${promotionsOf(merchant, now).REFERRAL.enabled}`

/** What the route table needs to know of a merchant. */
export const pageMerchantOf = (merchant: Merchant): PageMerchant => ({ settings: merchant.settings, filled: filledContentOf(merchant) })
