import { BannersContent } from '@foyer/contract/content/banners/banners-content'
import type { Banner } from '@foyer/contract/merchant/content'
import { linkageFault } from '#content/linkage-fault.ts'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { isCurrent, periodFault, periodOf } from '#kernel/merchants/period.ts'

export const banners = declareContent({
  file: 'content/banners.json',
  schema: BannersContent,
  check({ banners: list = [] }, _about, report) {
    for (const [at, banner] of list.entries()) {
      for (const fault of banner ? [linkageFault(banner), periodFault(banner)] : []) if (fault) report(`/banners/${at}${fault.path}`, fault.reason)
    }
  },
  keep: ({ banners: list }) => list.map(({ from, until, ...banner }) => ({ ...banner, ...periodOf({ from, until }) })),
  page: (list, { now, language, picture, words }): readonly Banner[] =>
    list
      .filter(banner => isCurrent(banner, now) && (banner.languages?.includes(language) ?? true))
      .map(({ image, alt, title, text, from: _from, until: _until, languages: _languages, ...banner }) => {
        const [headline, line] = [words(title), words(text)]
        return {
          ...banner,
          image: picture(image),
          alt: words(alt) ?? '',
          ...(headline !== undefined && { title: headline }),
          ...(line !== undefined && { text: line }),
        }
      }),
})
