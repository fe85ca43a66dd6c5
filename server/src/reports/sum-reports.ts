import { dayOf } from '#kernel/day-of.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import { daysLater, mondayOf } from './report-days.ts'
import { PART_SECONDS } from './report-statements.ts'

const PART_MS = PART_SECONDS * 1_000
/** A movement may be committed so long after its moment: what is younger is summed again every five minutes, ms. */
const LATE_MS = 10 * 60_000
/** So much of the ledger is summed in a unit of work: of a merchant with five million movements in a day a few hundred thousand, which take seconds, ms. */
export const UNIT_MS = 60 * 60_000
/** So many are made by one run: a ledger with a history of years catches up by and by. */
const UNITS_AT_ONCE = 2_400
/** What those who came within these days do still changes the funnel of their day. */
export const FUNNEL_DAYS = 45
/** Weeks of first deposits that are followed, and those in which bets are counted anew. */
export const COHORT_WEEKS = 12
const COUNTED_WEEKS = 2
export type SumDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock'>

export const partOf = (at: Date): number => Math.floor(at.getTime() / PART_MS) * PART_MS

/** In a unit of work: makes anew the summaries of money from `since` until `until`, which are whole quarters of an hour. */
export const sumTime = async (stores: Pick<Stores, 'dayReports'>, merchant: Merchant, since: Date, until: Date): Promise<void> => {
  const zone = timeZoneOf(merchant)
  const days = { from: dayOf(since, zone), until: dayOf(new Date(until.getTime() - 1), zone) }
  await stores.dayReports.sum(merchant.code, { from: since, until }, days, zone)
}

/**
 * Brings the summaries of money of a merchant up to now; `late`: how far back movements are looked for once more, ms; `length`: of what one unit of work
 * sums, ms. Two at once, or one again, make the same.
 */
export const sumReports =
  ({ stores, inUnit, clock }: SumDeps) =>
  async (merchant: Merchant, late: number = LATE_MS, length: number = UNIT_MS): Promise<void> => {
    const { code } = merchant
    const [mark, now] = [await stores.dayReports.mark(code), clock()]
    // The first movement is looked for among all, so only where nothing was summed yet.
    const begin = mark?.until ?? (await stores.dayReports.begin(code))
    if (!begin) return
    const end = partOf(now) + PART_MS
    let from = Math.min(partOf(begin), partOf(new Date(now.getTime() - late)))
    for (let made = 0; made < UNITS_AT_ONCE && from < end; made += 1) {
      const [since, until] = [new Date(from), new Date(Math.min(from + length, end))]
      // One after the other: each goes on from where the one before it ended.
      await inUnit(async unit => {
        await sumTime(unit, merchant, since, until)
        await unit.dayReports.setMark(code, until, now)
      })
      from = until.getTime()
    }
  }

/** Counts anew what became of those who came within the last `days`. */
export const sumFunnel =
  ({ inUnit, clock }: SumDeps) =>
  async (merchant: Merchant, days: number = FUNNEL_DAYS): Promise<void> => {
    const zone = timeZoneOf(merchant)
    const today = dayOf(clock(), zone)
    await inUnit(unit => unit.dayReports.sumFunnel(merchant.code, { from: daysLater(today, 1 - days), until: today }, zone))
  }

/** The Mondays of the weeks that are shown, the latest last. */
export const shownWeeks = (today: string): readonly string[] =>
  Array.from({ length: COHORT_WEEKS }, (_, at) => daysLater(mondayOf(today), -7 * (COHORT_WEEKS - 1 - at)))

/** In a unit of work: counts anew who bet in the week of `monday`; an older week than the latest two only where it was not counted yet. */
export const countWeek = async ({ dayReports }: Pick<Stores, 'dayReports'>, merchant: Merchant, monday: string, today: string): Promise<void> => {
  const before = daysLater(monday, -7 * (COHORT_WEEKS - 1))
  if (monday < daysLater(mondayOf(today), -7 * (COUNTED_WEEKS - 1))) {
    const known = await dayReports.cohorts(merchant.code, before)
    if (known.some(({ week, later }) => daysLater(week, 7 * later) === monday)) return
  }
  await dayReports.sumCohorts(merchant.code, monday, before, timeZoneOf(merchant))
}

/** Counts anew who bet in the latest weeks, and in those of the shown weeks that were not counted yet. */
export const sumCohorts =
  ({ inUnit, clock }: SumDeps) =>
  async (merchant: Merchant): Promise<void> => {
    const today = dayOf(clock(), timeZoneOf(merchant))
    for (const monday of shownWeeks(today)) await inUnit(unit => countWeek(unit, merchant, monday, today))
  }
