import type { MerchantBase } from '@foyer/contract/merchant'
import type { Static, TObject } from 'typebox'

/** What a merchant writes for providers; each subject adds the settings of its own in its `subject.ts`. */
export interface ProviderSettings {}

/** The whole of `merchants/<code>/merchant.json`; its schema is made in `app/merchants/merchant-schema.ts`. */
export interface MerchantFile extends Static<typeof MerchantBase>, ProviderSettings {}

interface WithSettings {
  readonly place: string
  readonly schema: TObject
}

/** The settings of one provider of a list, by its name. */
export type SettingsAmong<List extends readonly WithSettings[]> = Static<List[number]['schema']>

/** The settings of providers that have a separate place; several may share one. */
export type SettingsByPlace<List extends readonly WithSettings[]> = { [Item in List[number] as Item['place']]?: Static<Item['schema']> }
