import type { LanguageCode } from '@foyer/contract/languages'
import type { Fault } from './fault.ts'
import type { MerchantRank } from './merchant.ts'

/** What is wrong with a merchant's ranks as a ladder. */
export const rankFaults = (ranks: readonly MerchantRank[], first: LanguageCode | undefined): readonly Omit<Fault, 'file'>[] => {
  const seen = new Set<string>()
  return ranks.flatMap(({ labelId, name, rankLevel, conditions = {}, benefits = [] }, at) => {
    const before = ranks[at - 1]
    const faults: Omit<Fault, 'file'>[] = []
    const report = (path: string, reason: string) => faults.push({ path: `/ranks/${at}${path}`, reason })
    if (seen.has(labelId)) report('/labelId', 'is the label of another rank too')
    seen.add(labelId)
    if (before && before.rankLevel >= rankLevel) report('/rankLevel', 'is not above the rank before it')
    const asked = Object.keys(conditions).length
    if (!before && asked > 0) report('/conditions', 'the lowest rank is every member’s: it has none')
    if (before && asked === 0) report('/conditions', 'are missing: nobody would stand on the rank before it')
    if (first) {
      if (!name[first]) report(`/name/${first}`, 'is missing')
      for (const [nth, words] of benefits.entries()) if (!words[first]) report(`/benefits/${nth}/${first}`, 'is missing')
    }
    return faults
  })
}
