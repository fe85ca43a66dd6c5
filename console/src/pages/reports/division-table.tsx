import { dayWords } from '#format/day-words.ts'
import { saveCsv } from '#frame/csv.ts'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Nothing } from '#ui/states.tsx'
import { sumWords, type CurrencyFacts } from '#ui/sum.ts'
import { Wide } from '#ui/wide.tsx'
import type { ReportRow } from './day-figures.ts'
import styles from './reports.module.css'

export type Division = 'day' | 'game' | 'channel' | 'campaign' | 'way' | 'merchant'
type Column = 'bets' | 'turnover' | 'result' | 'share' | 'players' | 'firsts' | 'deposits' | 'depositCount' | 'paidOut' | 'payoutCount'

/** What each division can say: deposits have no game, and bets no way of paying. */
const COLUMNS: Readonly<Record<Division, readonly Column[]>> = {
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

const cellOf = (row: DivisionRow, column: Column): string => {
  if (column === 'share') return row.turnover > 0 ? percent.format(row.result / row.turnover) : '–'
  return SUMS.includes(column) ? sumWords(row[column], row.facts) : row[column].toLocaleString('en')
}

const plainCell = (row: DivisionRow, column: Column): string | number => {
  if (column === 'share') return row.turnover > 0 ? (row.result / row.turnover).toFixed(4) : ''
  return SUMS.includes(column) ? (row[column] / 10 ** row.facts.decimals).toFixed(row.facts.decimals) : row[column]
}

interface DivisionTableProps {
  by: Division
  rows: readonly DivisionRow[]
  isCut: boolean
  /** The name of the file, without its end. */
  file: string
}

/** The same money as a table, and as a file. */
export const DivisionTable = ({ by, rows, isCut, file }: DivisionTableProps) => {
  const t = useTexts('reports')
  const columns = COLUMNS[by]
  const nameOf = ({ key, name }: ReportRow): string => {
    if (by === 'day') return dayWords(key)
    if (by === 'channel') return wordsOf('reports', `channel_${key}`)
    return name === '' ? wordsOf('reports', `without_${by}`) : name
  }
  // The latest day first: that is the one that is looked for.
  const shown = by === 'day' ? rows.toReversed() : rows
  const save = () =>
    saveCsv(`${file}.csv`, [
      [wordsOf('reports', `by_${by}`), ...columns.map(column => wordsOf('reports', `column_${column}`)), t('currency')],
      ...rows.map(row => [by === 'day' ? row.key : nameOf(row), ...columns.map(column => plainCell(row, column)), row.facts.currency]),
    ])
  return (
    <section className={styles.table}>
      <div className={styles.head}>
        <h2>{wordsOf('reports', `title_${by}`)}</h2>
        <span className="m s">{wordsOf('reports', `about_${by}`, '')}</span>
        <span className="end">
          <Button small onPress={save} off={rows.length === 0 ? t('nothing_to_save') : undefined}>
            {t('csv')}
          </Button>
        </span>
      </div>
      {rows.length === 0 ? (
        <Nothing below={t('nothing_below')}>{t('nothing')}</Nothing>
      ) : (
        <Wide label={wordsOf('reports', `title_${by}`)}>
          <table>
            <thead>
              <tr>
                <th>{wordsOf('reports', `by_${by}`)}</th>
                {columns.map(column => (
                  <th key={column} className="r">
                    {wordsOf('reports', `column_${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(row => (
                <tr key={row.key}>
                  <td className="nw">{by === 'merchant' ? <MerchantMark code={row.key} named /> : nameOf(row)}</td>
                  {columns.map(column => (
                    <td
                      key={column}
                      className={column === 'result' && row.result < 0 ? 'r bad' : column === 'turnover' || column === 'deposits' ? 'r' : 'r q'}
                    >
                      {cellOf(row, column)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
      {isCut && <p className="m s">{t('is_cut', { count: rows.length })}</p>}
    </section>
  )
}
