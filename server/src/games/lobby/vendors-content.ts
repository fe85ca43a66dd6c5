import { VendorsContent } from '@foyer/contract/games/vendors-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { lotteries } from '#lottery/content.ts'
import { games } from './games-content.ts'
import { arrangeLanes } from './vendor-order.ts'

/**
 * The lanes of home. Each card is a vendor with something to play: no card leads to nothing, and the number of games is counted. A vendor whose
 * games are all closed has no card meanwhile.
 */
export const vendors = declareContent({
  file: 'content/vendors.json',
  schema: VendorsContent,
  beside: { games, lotteries },
  check({ lanes = [] }, { beside }, report) {
    const known = beside.games?.games ?? []
    const lotteryVendors = new Set<string | undefined>((beside.lotteries?.lotteries ?? []).map(lottery => lottery?.vendor))
    for (const [at, lane] of lanes.entries())
      for (const [nth, card] of (lane?.cards ?? []).entries()) {
        const vendor = card?.accountTypeName
        const category = lane?.gameCategory
        if (vendor === undefined || category === undefined || lotteryVendors.has(vendor)) continue
        if (!known.some(game => game?.vendor === vendor && game.category === category))
          report(
            `/lanes/${at}/cards/${nth}/accountTypeName`,
            `leads to nothing: ${vendor} has no game of category ${category} in games.json, and no lottery in lotteries.json`,
          )
      }
  },
  keep({ lanes, names = {} }, file, _assetAddress, { games: all = [], lotteries: own }) {
    const open = all.filter(({ closed }) => !closed)
    const countOf = (category: string, vendor: string): number =>
      open.filter(game => game.category === category && game.vendor === vendor).length +
      (own?.lotteries ?? []).filter(lottery => lottery.vendor === vendor).length
    const counted = lanes.map(lane => {
      const filled = lane.cards.map(card => ({ card, count: countOf(lane.gameCategory, card.accountTypeName) })).filter(({ count }) => count > 0)
      return {
        ...lane,
        cards: filled.map(({ card }) => card),
        gameClassify: { vendors: filled.map(({ card }) => card.accountTypeName) },
        gameCount: filled.reduce((sum, { count }) => sum + count, 0),
      }
    })
    return arrangeLanes(counted, names, file)
  },
  page: (lanes, { picture }) =>
    lanes.map(lane => ({ ...lane, cards: lane.cards.map(card => (card.image ? { ...card, image: picture(card.image) } : card)) })),
})
