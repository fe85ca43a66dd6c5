import { MerchantFile } from '@foyer/contract/merchant'
import { BannersContent, RanksContent, SearchContent, VendorsContent } from '@foyer/contract/merchant/content'
import type { Static } from 'typebox'
import { jsonReader, type Checked } from './check-json.ts'
import type { Fault } from './fault.ts'
import type { MerchantFolder } from './merchant-folder.ts'

export const MERCHANT_FILE = 'merchant.json'
export const VENDORS_FILE = 'content/vendors.json'
export const BANNERS_FILE = 'content/banners.json'
export const RANKS_FILE = 'content/ranks.json'
export const SEARCH_FILE = 'content/search.json'

/** What a merchant's JSON files say, each by itself. */
export interface MerchantContent {
  readonly file: MerchantFile
  readonly vendors: Static<typeof VendorsContent>
  readonly banners: Static<typeof BannersContent>
  readonly search: Static<typeof SearchContent>
  readonly ranks: Static<typeof RanksContent>
}

const readMerchant = jsonReader(MerchantFile)
const readVendors = jsonReader(VendorsContent)
const readBanners = jsonReader(BannersContent)
const readSearch = jsonReader(SearchContent)
const readRanks = jsonReader(RanksContent)

/** Each file that fits its schema; a fault for everything that does not. */
export const readContent = ({ code, files }: MerchantFolder): { readonly content: Partial<MerchantContent>; readonly faults: readonly Fault[] } => {
  const read = <Value>(name: string, reader: (file: string, body: Buffer) => Checked<Value>): Checked<Value> => {
    const body = files.get(name)
    return body ? reader(`${code}/${name}`, body) : { faults: [{ file: `${code}/${name}`, path: '', reason: 'is missing' }] }
  }
  const checked = {
    file: read(MERCHANT_FILE, readMerchant),
    vendors: read(VENDORS_FILE, readVendors),
    banners: read(BANNERS_FILE, readBanners),
    search: read(SEARCH_FILE, readSearch),
    ranks: files.has(RANKS_FILE) ? read(RANKS_FILE, readRanks) : { value: { ranks: [] } },
  }
  const content: Partial<MerchantContent> = Object.fromEntries(Object.entries(checked).flatMap(([name, { value }]) => (value ? [[name, value]] : [])))
  return { content, faults: Object.values(checked).flatMap(({ faults = [] }) => faults) }
}
