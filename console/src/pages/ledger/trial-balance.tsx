import { useState } from 'react'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Failed } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import { inAsset, type BooksProps } from './balances.tsx'
import styles from './ledger.module.css'

const yesterday = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(Date.now() - 86_400_000)

/** What every kind of account held at the end of a day. */
export const TrialBalance = ({ merchant }: BooksProps) => {
  const t = useTexts('ledger')
  const [day, setDay] = useState(() => yesterday(merchant.timeZone))
  const { value, error, again } = useOp('ledger.trialBalance', day === '' ? undefined : { day, zone: merchant.timeZone }, merchant.code)
  const total = (value?.accounts ?? []).filter(({ asset }) => !asset.startsWith('PTS')).reduce((all, { balance }) => all + balance, 0)
  return (
    <div className={styles.part}>
      <div className={styles.fields}>
        <TextField label={t('day')} type="date" value={day} onChange={setDay} />
      </div>
      {error !== undefined && <Failed onAgain={again}>{errorWords(error)}</Failed>}
      {value && !value.isComplete && <Note tone="warn">{t('day_open')}</Note>}
      {value && (
        <div className={styles.wide}>
          <table aria-label={t('part_day')}>
            <thead>
              <tr>
                <th>{t('account')}</th>
                <th className="r">{t('debit')}</th>
                <th className="r">{t('credit')}</th>
                <th className="r">{t('balance')}</th>
              </tr>
            </thead>
            <tbody>
              {value.accounts.map(({ account, asset, debit, credit, balance }) => (
                <tr key={`${account} ${asset}`}>
                  <td>
                    {account} <span className="m s">{wordsOf('ledger', `account_${account}`, '')}</span>
                  </td>
                  <td className="r q">{inAsset(debit, asset, value)}</td>
                  <td className="r q">{inAsset(credit, asset, value)}</td>
                  <td className="r">{inAsset(balance, asset, value)}</td>
                </tr>
              ))}
              <tr>
                <td className={total === 0 ? 'good' : 'bad'}>{total === 0 ? t('adds_up') : t('adds_up_not')}</td>
                <td aria-label={t('debit')} />
                <td aria-label={t('credit')} />
                <td className="r">
                  <b>{sumWords(total, value)}</b>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
