import { DAY_MS } from '@foyer/contract/time-units'
import { dayOf } from '#kernel/day-of.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import { TryLater } from '#kernel/jobs/job-failures.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import { daysLater } from './report-days.ts'
import { countWeek, FUNNEL_DAYS, partOf, shownWeeks, sumTime, UNIT_MS, type SumDeps } from './sum-reports.ts'

// What every night makes anew: what came late, and what became of members. Of a merchant with millions of movements in a day that takes longer than a job
// may, so it is cut into units. A row of the merchant says how many are made, and whoever runs the job next goes on there. Each made again makes the same.

/** Movements that are committed so long after their moment are found, ms. */
const LATE_MS = 3 * DAY_MS
/** After so long a run ends, and the next one goes on: far less than a job may take, because a unit that was begun is finished, ms. */
const RUN_MS = 45_000

type Unit = (stores: Pick<Stores, 'dayReports'>) => Promise<void>

/** All units of a night, which are the same whenever they are asked for. */
const unitsOf = (merchant: Merchant, night: Date): readonly Unit[] => {
  const zone = timeZoneOf(merchant)
  const today = dayOf(night, zone)
  const begin = partOf(new Date(night.getTime() - LATE_MS))
  const times = Array.from({ length: Math.ceil((night.getTime() - begin) / UNIT_MS) }, (_, at) => new Date(begin + at * UNIT_MS))
  const days = Array.from({ length: FUNNEL_DAYS }, (_, at) => daysLater(today, at + 1 - FUNNEL_DAYS))
  return [
    ...times.map((since): Unit => async stores => {
      const mark = await stores.dayReports.mark(merchant.code)
      // What was not summed yet is made by the sums of every five minutes.
      if (mark && since < mark.until) await sumTime(stores, merchant, since, new Date(since.getTime() + UNIT_MS))
    }),
    ...days.map(
      (day): Unit =>
        stores =>
          stores.dayReports.sumFunnel(merchant.code, { from: day, until: day }, zone),
    ),
    ...shownWeeks(today).map(
      (monday): Unit =>
        stores =>
          countWeek(stores, merchant, monday, today),
    ),
  ]
}

/** Makes the units of a night, of every merchant. Throws `TryLater` where they are not all made when its time is over. */
export const nightlySums =
  ({ stores, inUnit, clock, merchants }: SumDeps & Pick<Deps, 'merchants'>) =>
  async (night: Date, signal?: AbortSignal): Promise<void> => {
    const end = clock().getTime() + RUN_MS
    for (const merchant of merchants.all()) {
      const units = unitsOf(merchant, night)
      const done = await stores.dayReports.nightDone(merchant.code, night)
      for (const [index, make] of units.entries()) {
        if (index < done) continue
        if (signal?.aborted || clock().getTime() >= end) throw new TryLater('the sums of the night go on', { after: 0, cost: 0 })
        await inUnit(async unit => {
          await make(unit)
          await unit.dayReports.setNightDone(merchant.code, night, index + 1)
        })
      }
    }
  }
