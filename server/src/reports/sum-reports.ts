import { DAY_MS } from '@foyer/contract/time-units'
import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { recurringJob } from '#kernel/jobs/job-work.ts'
import { SWEEPS } from '#kernel/jobs/lanes.ts'
import { cron } from '#kernel/jobs/schedule.ts'
import { EVERY_FIVE_MINUTES, sweep } from '#kernel/jobs/sweep.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import { dayOf, daysLater, mondayOf } from './report-days.ts'
import { PART_SECONDS } from './report-statements.ts'

const NIGHTLY = cron('40 3 * * *')
const PART_MS = PART_SECONDS * 1_000
/** A movement may be committed so long after its moment: what is younger is summed again every five minutes, and what is within days every night, ms. */
const LATE_MS = 10 * 60_000
const LATE_BY_NIGHT_MS = 3 * DAY_MS
/** So many days are made by one run, each in a unit of work of its own: a ledger with a history of years catches up by and by. */
const DAYS_AT_ONCE = 100
/** What those who came within these days do still changes the funnel of their day. */
const FUNNEL_DAYS = 45
/** Weeks of first deposits that are followed, and those in which bets are counted anew. */
export const COHORT_WEEKS = 12
const COUNTED_WEEKS = 2
/** Parts and players are needed as long as their days can be made anew, or their weeks counted, days. */
const KEPT_DAYS = (COHORT_WEEKS + 1) * 7

type SumDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock'>

const partOf = (at: Date): number => Math.floor(at.getTime() / PART_MS) * PART_MS

/** Brings the summaries of money of a merchant up to now; `late`: how far back movements are looked for once more, ms. Two at once, or one again, make the same. */
export const sumReports =
  ({ stores, inUnit, clock }: SumDeps) =>
  async (merchant: Merchant, late: number = LATE_MS): Promise<void> => {
    const { code } = merchant
    const zone = timeZoneOf(merchant)
    const [mark, now] = [await stores.dayReports.mark(code), clock()]
    // The first movement is looked for among all, so only where nothing was summed yet.
    const begin = mark?.until ?? (await stores.dayReports.begin(code))
    if (!begin) return
    const end = partOf(now) + PART_MS
    let from = Math.min(partOf(begin), partOf(new Date(now.getTime() - late)))
    for (let made = 0; made < DAYS_AT_ONCE && from < end; made += 1) {
      const [since, until] = [new Date(from), new Date(Math.min(from + DAY_MS, end))]
      const days = { from: dayOf(since, zone), until: dayOf(new Date(until.getTime() - 1), zone) }
      // One after the other: each goes on from where the one before it ended.
      await inUnit(async unit => {
        await unit.dayReports.sum(code, { from: since, until }, days, zone)
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

/** Counts anew who bet in the latest weeks; where nothing was counted yet, in all that are shown. */
export const sumCohorts =
  ({ stores, inUnit, clock }: SumDeps) =>
  async (merchant: Merchant): Promise<void> => {
    const zone = timeZoneOf(merchant)
    const monday = mondayOf(dayOf(clock(), zone))
    const known = await stores.dayReports.cohorts(merchant.code, daysLater(monday, -7 * COHORT_WEEKS))
    for (let ago = (known.length > 0 ? COUNTED_WEEKS : COHORT_WEEKS) - 1; ago >= 0; ago -= 1) {
      const week = daysLater(monday, -7 * ago)
      await inUnit(unit => unit.dayReports.sumCohorts(merchant.code, week, daysLater(week, -7 * (COHORT_WEEKS - 1)), zone))
    }
  }

/** What keeps the summaries of reports: every few minutes what is new, every night what came late, and what became of members. */
export const reportWorks = (deps: SumDeps & Pick<Deps, 'merchants'>): readonly JobWork[] => {
  const { stores, merchants, clock } = deps
  const [sums, funnel, cohorts] = [sumReports(deps), sumFunnel(deps), sumCohorts(deps)]
  const FRESH_DAYS = 2
  return [
    recurringJob({
      kind: 'reports.sums',
      lane: SWEEPS,
      schedule: EVERY_FIVE_MINUTES,
      runsAtFirstStart: true,
      async run() {
        for (const merchant of merchants.all()) {
          await sums(merchant)
          await funnel(merchant, FRESH_DAYS)
        }
      },
    }),
    recurringJob({
      kind: 'reports.night',
      lane: SWEEPS,
      schedule: NIGHTLY,
      runsAtFirstStart: true,
      async run() {
        for (const merchant of merchants.all()) {
          await sums(merchant, LATE_BY_NIGHT_MS)
          await funnel(merchant)
          await cohorts(merchant)
        }
      },
    }),
    sweep('reports', NIGHTLY, async () => {
      const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS)
      for (const merchant of merchants.all()) await stores.dayReports.sweep(merchant.code, before, dayOf(before, timeZoneOf(merchant)))
    }),
  ]
}
