import { Link } from 'wouter'
import { memberHref } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import type { BooksProps } from './balances.tsx'
import styles from './ledger.module.css'

/** Members who owe something. */
export const Owing = ({ merchant }: BooksProps) => {
  const t = useTexts('ledger')
  const { value, error, again } = useOp('ledger.owing', {}, merchant.code)
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value) return <Waiting />
  if (value.items.length === 0) return <Nothing>{t('nobody_owes')}</Nothing>
  return (
    <div className={styles.part}>
      <table aria-label={t('part_owing')}>
        <thead>
          <tr>
            <th>{t('member')}</th>
            <th className="r">{t('owes')}</th>
          </tr>
        </thead>
        <tbody>
          {value.items.map(({ member, owed }) => (
            <tr key={member.id}>
              <td>
                <Link className="link" href={memberHref(merchant.code, member.id)} data-row>
                  {member.username}
                </Link>
              </td>
              <td className="r">{sumWords(owed, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
