import { type CurrencyFacts, plainSum, sumWords } from '#ui/sum.tsx'
import type { ReportRow } from './day-figures.ts'

export type Division = 'day' | 'game' | 'channel' | 'campaign' | 'way' | 'merchant'
type Column = 'bets' | 'turnover' | 'result' | 'share' | 'players' | 'firsts' | 'deposits' | 'depositCount' | 'paidOut' | 'payoutCount'

/** What each division can say: deposits have no game, and bets no way of paying. */
export const COLUMNS: Readonly<Record<Division, readonly Column[]>> = {
  day: ['turnover', 'result', 'share', 'players', 'deposits', 'depositCount', 'firsts', 'paidOut', 'payoutCount'],
  game: ['bets', 'turnover', 'result', 'share'],
  channel: ['turnover', 'result', 'share', 'deposits', 'depositCount', 'firsts', 'paidOut', 'payoutCount'],
  campaign: ['turnover', 'result', 'share', 'deposits', 'depositCount', 'firsts', 'paidOut', 'payoutCount'],
  way: ['deposits', 'depositCount', 'firsts'],
  merchant: ['turnover', 'result', 'share', 'deposits', 'depositCount', 'firsts', 'paidOut', 'payoutCount'],
}
const SUMS: readonly Column[] = ['turnover', 'result', 'deposits', 'paidOut']

/** A row, with the currency of its merchant. */
export type DivisionRow = ReportRow & { readonly facts: CurrencyFacts }

const percent = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const cellOf = (row: DivisionRow, column: Column): string => {
  if (column === 'share') return row.turnover > 0 ? percent.format(row.result / row.turnover) : '–'
  return SUMS.includes(column) ? sumWords(row[column], row.facts) : row[column].toLocaleString('en')
}

export const plainCell = (row: DivisionRow, column: Column): string | number => {
  if (column === 'share') return row.turnover > 0 ? (row.result / row.turnover).toFixed(4) : ''
  return SUMS.includes(column) ? plainSum(row[column], row.facts) : row[column]
}
