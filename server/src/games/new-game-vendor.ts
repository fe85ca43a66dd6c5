import { merchantWord } from '#kernel/merchants/merchant-text.ts'
import { pictureOf } from '#kernel/merchants/picture-of.ts'
import type { Service } from '#kernel/service.ts'

export const newGameVendor: Service<'games.newGameVendor'> = (_request, { merchant, language }) => {
  const words = (name: string): string => merchantWord(merchant, language, 'play', name)
  const lanes = merchant.content.vendors.map(({ cards, ...lane }) => ({
    ...lane,
    title: words(lane.title),
    cards: cards.map(card => ({
      ...card,
      displayName: words(card.displayName),
      ...(card.image !== undefined && { image: pictureOf(merchant, card.image) }),
    })),
  }))
  return Promise.resolve({ data: { lanes } })
}
