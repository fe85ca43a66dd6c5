import { dayWords } from '#format/day-words.ts'
import { saveCsv } from '#frame/csv.ts'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Nothing } from '#ui/states.tsx'
import { Wide } from '#ui/wide.tsx'
import type { ReportRow } from './day-figures.ts'
import { cellOf, COLUMNS, type Division, type DivisionRow, plainCell } from './division-cells.tsx'
import styles from './reports.module.css'

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
