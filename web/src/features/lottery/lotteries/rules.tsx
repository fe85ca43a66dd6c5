import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './rules.module.css'

/** How a lottery is played, in sentences. */
export const Rules = ({ lottery: { pick, digits, pool } }: { readonly lottery: Pick<Lottery, 'pick' | 'digits' | 'pool'> }) => {
  const t = useTexts('lottery')
  const format = useFormat()
  return (
    <ul className={styles.rules}>
      {pick && <li>{t('rule_pick', { numbers: pick.numbers, of: pick.of })}</li>}
      {pick?.bonus && <li>{t('rule_bonus')}</li>}
      {digits && <li>{t('rule_digits')}</li>}
      {pool !== null && <li>{t('rule_pool', { percent: format.percent(pool / 100) })}</li>}
      <li>{t('rule_final')}</li>
    </ul>
  )
}
