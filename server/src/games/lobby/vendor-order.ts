import type { Lane } from '@foyer/contract/games/new-game-vendor'
import type { Static } from 'typebox'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'

type Lanes = readonly Static<typeof Lane>[]
type Card = Lanes[number]['cards'][number]

/** Types that count as one vendor (spec 2 §5, Vendor grouping). */
const GROUPS: Readonly<Record<string, string>> = { RNG: 'TCG', PVP: 'TCG' }
/** The alias of a merchant's vendor in one currency (spec 2 §5). */
const ALIAS = '123BET'
/** The distance between categories (spec 2 §9, Vendor ordering). */
const STEP = 100
/** Lottery variants come after LOTT, their base (spec 2 §9). */
const OFFSETS: Readonly<Record<string, number>> = { LOTT: 0, TCG_SEA: 1, TCG_LOTTO_VN: 5 }

/** The sort number of a vendor: categories in content order, in each the lottery variants after their base. */
export const vendorOrder = (category: number, vendor: string): number => (category + 1) * STEP + (OFFSETS[vendor] ?? 0)

/** The vendor that a code in the content stands for. */
export const vendorOf = (code: string, { vendorAlias, country }: Pick<MerchantFile, 'vendorAlias' | 'country'>): string =>
  vendorAlias?.vendor === code && vendorAlias.currency === country.currency ? ALIAS : (GROUPS[code] ?? code)

/** Names of vendors as players know them, by the code that they are called by. */
export type VendorNames = Readonly<Record<string, string>>

/** A card under the vendor that it stands for. It keeps its own name unless the merchant names that vendor: a code says nothing to players. */
const cardOf = (card: Card, names: VendorNames, file: Pick<MerchantFile, 'vendorAlias' | 'country'>): Card => {
  const vendor = vendorOf(card.accountTypeName, file)
  return { ...card, accountTypeName: vendor, displayName: names[vendor] ?? card.displayName }
}

/** The lanes as players and calls see them: vendors grouped, each with one card, in order. Vendors with the same number stay in the written order. */
export const arrangeLanes = (lanes: Lanes, names: VendorNames, file: Pick<MerchantFile, 'vendorAlias' | 'country'>): Lanes =>
  lanes.map((lane, category) => {
    const ordered = (one: string, other: string) => vendorOrder(category, one) - vendorOrder(category, other)
    const cards = lane.cards.map(card => cardOf(card, names, file))
    return {
      ...lane,
      cards: cards
        .filter((card, at) => cards.findIndex(first => first.accountTypeName === card.accountTypeName) === at)
        .toSorted((one, other) => ordered(one.accountTypeName, other.accountTypeName)),
      gameClassify: { vendors: [...new Set(lane.gameClassify.vendors.map(code => vendorOf(code, file)))].toSorted(ordered) },
    }
  })
