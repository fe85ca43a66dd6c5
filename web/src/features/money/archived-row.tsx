import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { ArchivedNote } from './sittings.ts'
import styles from './archived-row.module.css'

/** Below the last line: what is older lies in the merchant's archive. */
export const ArchivedRow = ({ note: { archivedUntil } }: { readonly note: ArchivedNote }) => {
  const t = useTexts('rounds')
  const format = useFormat()
  return <li className={styles.note}>{t('statement_archived', { date: format.moment(archivedUntil, 'date') })}</li>
}
