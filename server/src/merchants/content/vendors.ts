import { VendorsContent } from '@foyer/contract/merchant/content'
import { arrangeLanes } from '#merchants/vendor-order.ts'
import { declareContent } from './declare-content.ts'

export const vendors = declareContent({
  file: 'content/vendors.json',
  schema: VendorsContent,
  keep: ({ lanes }, file) => arrangeLanes(lanes, file),
  page: (lanes, { picture }) =>
    lanes.map(lane => ({ ...lane, cards: lane.cards.map(card => (card.image ? { ...card, image: picture(card.image) } : card)) })),
})
