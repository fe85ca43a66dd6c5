import { AnnouncementsContent, type Execution } from '@foyer/contract/content/announcements/announcements-content'
import { linkageFault } from '#content/linkage-fault.ts'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { cleanOnce, cleanWords } from '#kernel/merchants/html/clean-words.ts'
import { escapeStep } from '#kernel/merchants/json/references.ts'
import { periodFault, periodOf, type Period } from '#kernel/merchants/period.ts'

type WordsByLanguage = Readonly<Record<string, string>>
type Written = AnnouncementsContent['announcements'][number]

/** One announcement as the server keeps it: its HTML is cleaned. */
export interface KeptAnnouncement extends Omit<Written, 'from' | 'until'>, Period {
  readonly content: WordsByLanguage
}

export interface Announcements {
  readonly popup: Required<NonNullable<AnnouncementsContent['popup']>>
  readonly categories: AnnouncementsContent['categories']
  /** Those of the popup by who sees them: the highest priority first, then in the order of the file. */
  readonly popups: Readonly<Record<Execution, readonly KeptAnnouncement[]>>
  /** All: the latest first, then in the order of the file. */
  readonly byDate: readonly KeptAnnouncement[]
}

const latestFirst = (one: KeptAnnouncement, other: KeptAnnouncement): number => (other.from?.getTime() ?? 0) - (one.from?.getTime() ?? 0)

/** Announcements: the popup's slides and the list of messages (docs/announcements.md). A merchant without the file has none. */
export const announcements = declareContent({
  file: 'content/announcements.json',
  schema: AnnouncementsContent,
  optional: true,
  check({ categories = [], announcements: list = [] }, { file, assetAddress }, report) {
    const first = file.languages?.[0]
    const known = new Set(categories.map(category => category?.id))
    const ids = new Set<string>()
    for (const [at, one] of list.entries()) {
      if (!one) continue
      const { id, category, title = {}, content = {}, image, alt, promotionType, url, vendor } = one
      const reportAt = (path: string, reason: string) => report(`/announcements/${at}${path}`, reason)
      if (id !== undefined && ids.has(id)) reportAt('/id', 'is the id of another announcement too')
      if (id !== undefined) ids.add(id)
      if (category !== undefined && !known.has(category)) reportAt('/category', 'is none of the categories')
      for (const [name, words] of Object.entries({ title, content })) if (first && !words[first]) reportAt(`/${name}/${first}`, 'is missing')
      for (const [language, html = ''] of Object.entries(content))
        for (const reason of cleanOnce(html, assetAddress).removed) reportAt(`/content/${escapeStep(language)}`, reason)
      const badLinkage = linkageFault(one)
      for (const fault of [periodFault(one), badLinkage]) if (fault) reportAt(fault.path, fault.reason)
      if (image !== undefined && first && !alt?.[first]) reportAt('/alt', 'is missing: it says what the picture shows')
      const leadsNowhere = url === undefined && vendor === undefined
      if (promotionType !== undefined && !badLinkage && leadsNowhere) reportAt('/url', 'is missing: a promotion has a button that leads to it')
    }
  },
  keep({ popup = {}, categories, announcements: list }, file, assetAddress): Announcements {
    const kept = list.map(({ content, from, until, ...one }): KeptAnnouncement => ({
      ...one,
      ...periodOf({ from, until }),
      content: cleanWords(content, file, assetAddress),
    }))
    const popups = kept.filter(one => one.popup !== false).toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
    const popupsFor = (execution: Execution) => popups.filter(one => one.execution === execution)
    return {
      popup: { hide: 'today', turn: 'arrows', forceRead: false, slides: 5, ...popup },
      categories,
      popups: { A: popupsFor('A'), B: popupsFor('B'), F: popupsFor('F') },
      byDate: kept.toSorted(latestFirst),
    }
  },
  page: ({ byDate }) => ({ total: byDate.length }),
})
