import type { Good } from '@foyer/contract/mall/mall-content'
import type { CreditRules as Rules } from '@foyer/contract/play-credit/credit-rules'
import { CreditRules } from '#blocks/rewards/credit-rules.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './order-form.module.css'

interface CreditTermsProps {
  readonly credit: NonNullable<Good['credit']>
  readonly rules: Rules | undefined
}

/** The terms of play credit, beside the order. */
export const CreditTerms = ({ credit: { amount, wagering, days }, rules }: CreditTermsProps) => {
  const t = useTexts('rewards')
  const format = useFormat()
  const { currency } = useSettings()
  return (
    <div className={styles.no}>
      <p>{t('credit_terms', { needed: format.money(amount * wagering, currency), days: format.number(days) })}</p>
      {rules && <CreditRules rules={rules} />}
    </div>
  )
}
