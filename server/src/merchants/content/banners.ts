import { BannersContent, type Banner } from '@foyer/contract/merchant/content'
import { declareContent } from './declare-content.ts'

export const banners = declareContent({
  file: 'content/banners.json',
  schema: BannersContent,
  keep: ({ banners: list }) => list,
  page: (list, { picture, words }): readonly Banner[] =>
    list.map(({ image, alt, title, text, ...banner }) => ({
      ...banner,
      image: picture(image),
      alt: words(alt) ?? '',
      title: words(title),
      text: words(text),
    })),
})
