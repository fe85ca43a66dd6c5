import { currencyCode } from '@foyer/texts/format'
import type { ReactNode } from 'react'
import { useMoney } from '#blocks/money/use-money.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import type { AmountRule } from './amount-fault.ts'

interface AmountFieldProps {
  value: string
  rule: AmountRule
  error: string | null
  onChange: (value: string) => void
  suffix?: ReactNode
}

/** The field for an amount, with its limits below. */
export const AmountField = ({ value, rule: { decimals, least, most }, error, onChange, suffix }: AmountFieldProps) => {
  const t = useTexts('wallet')
  const money = useMoney()
  const { currency } = useSettings()
  const range = t('amount_range', { least: money(least), most: money(most) })
  return (
    <TextField
      name="amount"
      label={t('line_amount')}
      dir="ltr"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={40}
      prefix={currencyCode(currency)}
      suffix={suffix}
      value={value}
      hint={range}
      error={error === null ? null : `${error} ${range}`}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
