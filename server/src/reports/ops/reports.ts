import { nameOf } from '#games/name-of.ts'
import { dayOf } from '#kernel/day-of.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { lotteryName } from '#lottery/lottery-name.ts'
import { daysLater, mondayOf } from '#reports/report-days.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import { checkedDays } from './checked-days.ts'

type ReportDeps = Pick<Deps, 'stores' | 'clock'>

/** Rows that a report shows. */
const LISTED = 200
/** Cohorts that are shown, and the weeks after the first one. */
const [SHOWN_COHORTS, WEEKS_LATER] = [8, 6]

/** What a game, lottery or way of paying is called; its code where the merchant has it no more. */
const namesOf = (merchant: Merchant) => {
  const language = merchant.languages[0] ?? 'EN'
  const { games = [], lotteries, payments } = merchant.content
  return {
    game: (code: string): string => {
      const game = games.find(one => one.code === code)
      if (game) return nameOf(merchant, language, game)
      const lottery = lotteries?.lotteries.find(one => one.code === code)
      return lottery ? lotteryName(merchant, language, lottery.name) : code
    },
    way: (id: string): string => wordsIn(merchant, language, payments?.deposit.find(one => one.id === id)?.name) ?? id,
  }
}

export const state =
  ({ stores, clock }: ReportDeps): OpService<'reports.state'> =>
  async (_request, { merchant }) => {
    const [mark, firstDay] = await Promise.all([stores.dayReports.mark(merchant.code), stores.dayReports.firstDay(merchant.code)])
    return { today: dayOf(clock(), timeZoneOf(merchant)), firstDay: firstDay ?? null, madeAt: mark?.madeAt.toISOString() ?? null }
  }

export const money =
  ({ stores }: ReportDeps): OpService<'reports.money'> =>
  async ({ from, until, by }, { merchant }) => {
    const days = checkedDays({ from, until })
    const rows = await stores.dayReports.rows(merchant.code, by, days, LISTED + 1)
    const names = namesOf(merchant)
    const named = by === 'game' || by === 'way' ? names[by] : (key: string) => key
    return {
      ...currencyFacts(merchant),
      rows: (by === 'day' ? rows : rows.slice(0, LISTED)).map(({ key, staked, won, ...row }) => ({
        ...row,
        key,
        name: named(key),
        turnover: staked,
        result: staked - won,
      })),
      isCut: by !== 'day' && rows.length > LISTED,
    }
  }

export const funnel =
  ({ stores, clock }: ReportDeps): OpService<'reports.funnel'> =>
  async (request, { merchant }) => {
    const days = checkedDays(request)
    const monday = mondayOf(dayOf(clock(), timeZoneOf(merchant)))
    const since = daysLater(monday, -7 * (SHOWN_COHORTS - 1))
    const [steps, counted] = await Promise.all([stores.dayReports.funnel(merchant.code, days), stores.dayReports.cohorts(merchant.code, since)])
    const membersOf = (week: string, later: number) => counted.find(one => one.week === week && one.later === later)?.members ?? 0
    const cohorts = Array.from({ length: SHOWN_COHORTS }, (_, at) => {
      const week = daysLater(since, 7 * at)
      const weeks = Math.min(WEEKS_LATER, SHOWN_COHORTS - 1 - at)
      return { week, size: membersOf(week, 0), played: Array.from({ length: weeks }, (_none, later) => membersOf(week, later + 1)) }
    })
    return { steps, cohorts: cohorts.filter(({ size }) => size > 0) }
  }
