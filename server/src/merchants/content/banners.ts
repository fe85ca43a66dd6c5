import { BannersContent, type Banner } from '@foyer/contract/merchant/content'
import { linkageFault } from '#merchants/linkage-fault.ts'
import { declareContent } from './declare-content.ts'

export const banners = declareContent({
  file: 'content/banners.json',
  schema: BannersContent,
  check({ banners: list = [] }, _about, report) {
    for (const [at, banner] of list.entries()) {
      const fault = banner && linkageFault(banner)
      if (fault) report(`/banners/${at}${fault.path}`, fault.reason)
    }
  },
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
