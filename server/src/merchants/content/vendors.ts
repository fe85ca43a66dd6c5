import { VendorsContent } from '@foyer/contract/merchant/content'
import { isLotteryVendor } from '#merchants/lottery-vendors.ts'
import { arrangeLanes } from '#merchants/vendor-order.ts'
import { declareContent } from './declare-content.ts'
import { games } from './games.ts'

/** The lanes of home. Each card is a vendor with something to play: no card leads to nothing, and the number of games is counted. */
export const vendors = declareContent({
  file: 'content/vendors.json',
  schema: VendorsContent,
  beside: { games },
  check({ lanes = [] }, { beside }, report) {
    const known = beside.games?.games ?? []
    for (const [at, lane] of lanes.entries())
      for (const [nth, card] of (lane?.cards ?? []).entries()) {
        const vendor = card?.accountTypeName
        const category = lane?.gameCategory
        if (vendor === undefined || category === undefined || isLotteryVendor(vendor)) continue
        if (!known.some(game => game?.vendor === vendor && game.category === category))
          report(`/lanes/${at}/cards/${nth}/accountTypeName`, `leads to nothing: no game of category ${category} in games.json is of ${vendor}`)
      }
  },
  keep({ lanes }, file, _assetAddress, { games: all = [] }) {
    const countOf = (category: string, vendor: string): number =>
      isLotteryVendor(vendor) ? 1 : all.filter(game => game.category === category && game.vendor === vendor).length
    const counted = lanes.map(lane => {
      const codes = lane.cards.map(({ accountTypeName }) => accountTypeName)
      return {
        ...lane,
        gameClassify: { vendors: codes },
        gameCount: codes.reduce((sum, code) => sum + countOf(lane.gameCategory, code), 0),
      }
    })
    return arrangeLanes(counted, file)
  },
  page: (lanes, { picture }) =>
    lanes.map(lane => ({ ...lane, cards: lane.cards.map(card => (card.image ? { ...card, image: picture(card.image) } : card)) })),
})
