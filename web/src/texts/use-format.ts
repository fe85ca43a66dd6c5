import { formatDateTime, formatMoney, formatNumber, formatPercent, type DateTimeStyle } from '@foyer/texts/format'
import { useMemo } from 'react'
import { useLanguage } from './use-texts.ts'

/** Formats numbers, money and dates for the page's language (spec 1 §9). Dates are in the reader's time zone, so only after hydration. */
export const useFormat = () => {
  const language = useLanguage()
  return useMemo(
    () => ({
      money: (amount: number, currency: string) => formatMoney(amount, currency, language),
      roundMoney: (amount: number, currency: string) => formatMoney(amount, currency, language, true),
      number: (value: number) => formatNumber(value, language),
      percent: (share: number) => formatPercent(share, language),
      moment: (moment: string | number | Date, style: DateTimeStyle) => formatDateTime(moment, style, language),
    }),
    [language],
  )
}
