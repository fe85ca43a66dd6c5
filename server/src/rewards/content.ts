import { missions, PromotionsContent } from '@foyer/contract/rewards/promotions-content'
import { DAY_MS } from '@foyer/contract/time-units'
import { activities } from '#content/activities/content.ts'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { lotteries } from '#lottery/content.ts'
import { ranks } from '#ranks/content.ts'

const isDay = (day: string): boolean => {
  const moment = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day) && moment % DAY_MS === 0
}

/** Promotions and missions (docs/promotions.md). A merchant without the file has none. */
export const promotions = declareContent({
  file: 'content/promotions.json',
  schema: PromotionsContent,
  optional: true,
  beside: { activities, ranks, lotteries },
  check({ promotions: list = [] }, { file, beside }, report) {
    const first = file.languages?.[0]
    const seen = new Set<string>()
    for (const [at, promotion] of list.entries()) {
      if (!promotion) continue
      const { id, title = {}, terms = {}, mission, from, until, condition = {}, audience = {}, perMember, reward } = promotion
      const reportAt = (path: string, reason: string) => report(`/promotions/${at}${path}`, reason)
      if (id !== undefined && seen.has(id)) reportAt('/id', 'is the id of another promotion too')
      if (id !== undefined) seen.add(id)
      for (const [name, words] of Object.entries({ title, terms })) if (first && !words[first]) reportAt(`/${name}/${first}`, 'is missing')
      for (const [name, day] of Object.entries({ from, until })) if (day !== undefined && !isDay(day)) reportAt(`/${name}`, 'is no day that there is')
      if (from !== undefined && until !== undefined && until < from) reportAt('/until', 'is before from')
      if (mission === 'season' && (from === undefined || until === undefined)) reportAt('/mission', 'a season needs from and until')
      if (condition.birthday && mission) reportAt('/mission', 'a birthday comes once a year: it is no mission')
      if (condition.birthday && Object.keys(condition).length > 1) reportAt('/condition/birthday', 'stands alone')
      if (perMember !== undefined && !(mission && missions[mission].comesAgain) && !condition.birthday)
        reportAt('/perMember', 'has an effect only on daily and weekly missions and birthdays: others are taken once')
      const lottery = reward?.ticket?.lottery
      if (lottery !== undefined && !beside.lotteries?.lotteries?.some(one => one?.code === lottery))
        reportAt('/reward/ticket/lottery', 'there is no such lottery')
      const { activity } = condition
      if (activity !== undefined && !beside.activities?.activities?.some(one => one?.id === activity))
        reportAt('/condition/activity', 'there is no such activity')
      const { minRankLevel, languages: spoken = [] } = audience
      if (minRankLevel !== undefined && !beside.ranks?.ranks?.some(rank => rank?.rankLevel === minRankLevel))
        reportAt('/audience/minRankLevel', 'there is no rank of this level')
      for (const [nth, language] of spoken.entries())
        if (language && file.languages && !file.languages.includes(language)) reportAt(`/audience/languages/${nth}`, 'is no language of the merchant')
    }
  },
  keep: ({ promotions: list }) => list,
  page: list => ({ total: list.length }),
})
