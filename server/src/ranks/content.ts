import { RanksContent } from '@foyer/contract/ranks/ranks-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'

/** VIP ranks, lowest first (docs/ranks.md); a merchant without the file has no VIP programme. */
export const ranks = declareContent({
  file: 'content/ranks.json',
  schema: RanksContent,
  optional: true,
  check({ ranks: list = [] }, { file }, report) {
    const first = file.languages?.[0]
    const seen = new Set<string>()
    for (const [at, rank] of list.entries()) {
      if (!rank) continue
      const { labelId, name = {}, rankLevel, conditions = {}, benefits = [] } = rank
      const before = list[at - 1]
      const reportAt = (path: string, reason: string) => report(`/ranks/${at}${path}`, reason)
      if (labelId !== undefined && seen.has(labelId)) reportAt('/labelId', 'is the label of another rank too')
      if (labelId !== undefined) seen.add(labelId)
      if (rankLevel !== undefined && before?.rankLevel !== undefined && before.rankLevel >= rankLevel)
        reportAt('/rankLevel', 'is not above the rank before it')
      const request = Object.keys(conditions).length
      if (at === 0 && request > 0) reportAt('/conditions', 'the lowest rank is every member’s: it has none')
      if (at > 0 && request === 0) reportAt('/conditions', 'are missing: nobody would stand on the rank before it')
      if (first) {
        if (!name[first]) reportAt(`/name/${first}`, 'is missing')
        for (const [nth, words] of benefits.entries()) if (!words?.[first]) reportAt(`/benefits/${nth}/${first}`, 'is missing')
      }
    }
  },
  keep: ({ ranks: list }) => list,
})
