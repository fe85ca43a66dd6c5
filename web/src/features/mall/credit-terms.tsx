import type { Good } from '@foyer/contract/merchant/mall-content'
import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './order-form.module.css'

/** The terms of play credit, beside the order. */
export const CreditTerms = ({ credit: { amount, wagering, days } }: { readonly credit: NonNullable<Good['credit']> }) => {
  const t = useTexts('rewards')
  const format = useFormat()
  const { currency } = useSettings()
  return <p className={styles.no}>{t('credit_terms', { needed: format.money(amount * wagering, currency), days: format.number(days) })}</p>
}
