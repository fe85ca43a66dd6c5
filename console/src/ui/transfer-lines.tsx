import type { ReactNode } from 'react'
import { textsOf } from '#texts/catalogues.ts'
import { Icon } from './icon.tsx'
import { type CurrencyFacts, sumWords } from './sum.tsx'

export interface TransferLine {
  readonly account: ReactNode
  /** What the account is, in grey beside it. */
  readonly about?: ReactNode
  /** In the smallest unit; above zero is a credit, below it a debit. */
  readonly amount: number
  readonly before?: number | undefined
}

/** Lines of a transfer: debit and credit, balance before and after, and whether they add up to nothing. */
export const TransferLines = ({ lines, of }: { lines: readonly TransferLine[]; of: CurrencyFacts }) => {
  const t = textsOf('ui')
  const words = (amount: number) => sumWords(amount, of)
  const debit = lines.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0)
  const credit = lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  const isEven = debit === credit
  const hasBalances = lines.some(({ before }) => before !== undefined)
  return (
    <table aria-label={t('transfer_lines')}>
      <thead>
        <tr>
          <th>{t('account')}</th>
          <th className="r">{t('debit')}</th>
          <th className="r">{t('credit')}</th>
          {hasBalances && <th className="r">{t('before')}</th>}
          {hasBalances && <th className="r">{t('after')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ account, about, amount, before }, at) => (
          <tr key={at}>
            <td>
              {account} {about !== undefined && <span className="m s">{about}</span>}
            </td>
            <td className="r">{amount < 0 ? words(-amount) : ' '}</td>
            <td className="r">{amount > 0 ? words(amount) : ' '}</td>
            {hasBalances && <td className="r q">{before !== undefined && words(before)}</td>}
            {hasBalances && <td className="r">{before !== undefined && words(before + amount)}</td>}
          </tr>
        ))}
        <tr>
          <td className={isEven ? 'good' : 'bad'}>
            <span className="row">
              {isEven && <Icon name="check" />}
              {isEven ? t('adds_up') : t('adds_up_not', { rest: words(credit - debit) })}
            </span>
          </td>
          <td className="r">
            <b>{words(debit)}</b>
          </td>
          <td className="r">
            <b>{words(credit)}</b>
          </td>
          {hasBalances && <td colSpan={2} aria-label={t('after')} />}
        </tr>
      </tbody>
    </table>
  )
}
