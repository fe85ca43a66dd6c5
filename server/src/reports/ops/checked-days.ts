import { REPORT_DAYS } from '@foyer/contract/reports/ops/reports'
import { DAY_MS } from '@foyer/contract/time-units'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { daysLater } from '#reports/report-days.ts'
import type { Days } from '#reports/report-row.ts'

const wrong = (path: string, reason: string) => new OpRefusal('request.invalid', { fields: [{ path, reason }] })

/** Days that a report can be made of. Throws `request.invalid`. */
export const checkedDays = ({ from, until }: Days): Days => {
  for (const [path, day] of [
    ['/from', from],
    ['/until', until],
  ] as const)
    if (Number.isNaN(Date.parse(`${day}T00:00:00Z`)) || daysLater(day, 0) !== day) throw wrong(path, 'is no day of the calendar')
  if (from > until) throw wrong('/until', 'is before the first day')
  if (Date.parse(until) - Date.parse(from) >= REPORT_DAYS * DAY_MS) throw wrong('/until', `a report has at most ${REPORT_DAYS} days`)
  return { from, until }
}
