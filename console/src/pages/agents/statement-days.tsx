import { dayWords } from '#format/day-words.ts'
import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sumWords } from '#ui/sum.tsx'
import { Wide } from '#ui/wide.tsx'

export type Statement = OpAnswer<'agents.statement'>
export const SUMS = ['turnover', 'result', 'deposits', 'paidOut'] as const

export const totalOf = ({ rows }: Statement, figure: (typeof SUMS)[number] | 'firsts') => rows.reduce((sum, row) => sum + row[figure], 0)

export const StatementDays = ({ statement }: { statement: Statement }) => {
  const t = useTexts('agents')
  return (
    <Wide label={t('statement')}>
      <table>
        <thead>
          <tr>
            <th>{t('day')}</th>
            <th className="r">{t('turnover')}</th>
            <th className="r">{t('result')}</th>
            <th className="r">{t('deposits')}</th>
            <th className="r">{t('paid_out')}</th>
            <th className="r">{t('firsts')}</th>
          </tr>
        </thead>
        <tbody>
          {statement.rows.map(row => (
            <tr key={row.day}>
              <td className="nw">{dayWords(row.day)}</td>
              {SUMS.map(name => (
                <td key={name} className={name === 'result' && row.result < 0 ? 'r bad' : 'r'}>
                  {sumWords(row[name], statement)}
                </td>
              ))}
              <td className="r">{row.firsts}</td>
            </tr>
          ))}
          <tr>
            <td>
              <b>{t('total')}</b>
            </td>
            {SUMS.map(name => (
              <td key={name} className="r">
                <b>{sumWords(totalOf(statement, name), statement)}</b>
              </td>
            ))}
            <td className="r">
              <b>{totalOf(statement, 'firsts')}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </Wide>
  )
}
