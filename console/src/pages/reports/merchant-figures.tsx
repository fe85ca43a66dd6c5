import { useOpOfEach } from '#request/use-op-of-each.ts'
import type { MyMerchant } from '#session/session.ts'
import { Waiting } from '#ui/states.tsx'
import { type ReportRow, totalOf } from './day-figures.ts'
import { DivisionTable } from './division-table.tsx'
import type { Days } from './report-rules.ts'

export interface MoneyReportProps {
  merchant: MyMerchant
  /** All that are looked at. */
  merchants: readonly MyMerchant[]
  days: Days
}

/** The rows of several merchants, a sum of each: sums of two currencies are never added. */
export const MerchantFigures = ({ merchants, days }: Omit<MoneyReportProps, 'merchant'>) => {
  const { value } = useOpOfEach(
    'reports.money',
    { ...days, by: 'day' },
    merchants.map(({ code }) => code),
  )
  if (!value) return <Waiting />
  const rows = value.flatMap(({ merchant, value: report }) => {
    if (!report) return []
    const total = (figure: Parameters<typeof totalOf>[1]) => totalOf(report.rows, figure)
    const row: ReportRow = {
      key: merchant,
      name: merchants.find(({ code }) => code === merchant)?.name ?? merchant,
      bets: total('bets'),
      turnover: total('turnover'),
      result: total('result'),
      deposits: total('deposits'),
      depositCount: total('depositCount'),
      paidOut: total('paidOut'),
      payoutCount: total('payoutCount'),
      firsts: total('firsts'),
      players: total('players'),
    }
    return [{ ...row, facts: report }]
  })
  return <DivisionTable by="merchant" rows={rows} isCut={false} file={`merchants-${days.from}-${days.until}`} />
}
