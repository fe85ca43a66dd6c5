import type { OpAnswer } from '#request/call.ts'
import { allDays, type Days } from './report-rules.ts'

export type ReportRow = OpAnswer<'reports.money'>['rows'][number]
export type DayFigures = Omit<ReportRow, 'name'>

/** What sums are made of. */
export const FIGURES = ['bets', 'turnover', 'result', 'deposits', 'depositCount', 'paidOut', 'payoutCount', 'firsts', 'players'] as const
type Figure = (typeof FIGURES)[number]

/** Every day with its figures; on a day without a row nothing was moved. */
export const everyDay = (days: Days, rows: readonly DayFigures[]): readonly DayFigures[] => {
  const nothing = Object.fromEntries(FIGURES.map(name => [name, 0])) as Record<Figure, number>
  const known = new Map(rows.map(row => [row.key, row]))
  return allDays(days).map(key => known.get(key) ?? { key, ...nothing })
}

export const totalOf = (rows: readonly DayFigures[], figure: Figure): number => rows.reduce((sum, row) => sum + row[figure], 0)
